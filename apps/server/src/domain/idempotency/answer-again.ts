import { createHash } from 'node:crypto'
import type { Db, Trx } from '../../infra/database/database.ts'
import { type Caller, ownerOf, Refusal } from '../access/index.ts'

export interface KeyedRequest {
  endpoint: string
  key: string
  body: unknown
}

/** The stored answer to the same request; another body under the same key is a conflict. */
export async function findReply(
  db: Db | Trx,
  caller: Caller,
  { endpoint, key, body }: KeyedRequest,
): Promise<object | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('owner', '=', ownerName(caller))
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirst()
  if (row && row.body_hash !== hashBody(body)) throw new Refusal('idempotency_conflict')
  return row?.reply
}

/** Of two equal requests at the same time the second waits here, and then finds the first one's answer. */
export async function lockKey(trx: Trx, caller: Caller, { endpoint, key }: KeyedRequest): Promise<void> {
  const name = [ownerName(caller), endpoint, key].join(' ')
  await trx
    .selectNoFrom((eb) =>
      eb.fn('pg_advisory_xact_lock', [eb.fn('hashtextextended', [eb.val(name), eb.lit(0)])]).as('locked'),
    )
    .execute()
}

/** Remembers an answer, in the transaction that makes it true. */
export async function storeReply(
  trx: Trx,
  caller: Caller,
  { endpoint, key, body, reply, now }: KeyedRequest & { reply: object; now: Date },
): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({
      owner: ownerName(caller),
      endpoint,
      key,
      body_hash: hashBody(body),
      reply: JSON.stringify(reply),
      created_at: now,
    })
    .execute()
}

function ownerName(caller: Caller): string {
  return ownerOf(caller) ?? 'operator'
}

/** The order of properties does not make another request. */
function hashBody(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(body)))
    .digest('hex')
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]))
}
