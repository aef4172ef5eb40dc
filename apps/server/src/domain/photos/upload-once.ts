import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { findReply, type KeyedRequest, lockKey, storeReply } from '../idempotency/index.ts'
import { findPhotos } from './find-photos.ts'
import { isGone } from './find-usable.ts'
import { keepPhotos, type PhotoToKeep } from './keep-photos.ts'
import type { PhotoRow } from './view-photo.ts'

export interface Upload {
  endpoint: string
  idempotencyKey: string | undefined
  /** What the request holds; of a file its digest. */
  body: Record<string, string | undefined>
  /** Refuses what cannot be kept. */
  prepare: () => Promise<PhotoToKeep[]>
  alongside?: (trx: Trx, rows: readonly PhotoRow[]) => Promise<void>
}

const stored = z.object({ photoIds: z.array(z.uuid()) })

/** Stores an upload's photos; a repeated Idempotency-Key gets those of the first time and stores nothing more. */
export async function uploadOnce(
  services: Services,
  caller: Caller,
  { endpoint, idempotencyKey, body, prepare, alongside }: Upload,
): Promise<PhotoRow[]> {
  const keyed = idempotencyKey === undefined ? undefined : { endpoint, key: idempotencyKey, body }
  const earlier = keyed && (await findReply(services.database.db, caller, keyed))
  if (earlier) return findEarlier(services, caller, earlier)
  const photos = await prepare()
  try {
    return await keepPhotos(services, caller, {
      photos,
      async alongside(trx, rows) {
        if (keyed) await claimKey(services, trx, { caller, keyed, rows })
        await alongside?.(trx, rows)
      },
    })
  } catch (error) {
    if (error instanceof OvertakenError) return findEarlier(services, caller, error.reply)
    throw error
  }
}

/** The digest of a file, to tell whether a repeated request is the same one. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** An equal request was stored while this one was being prepared. */
class OvertakenError extends Error {
  readonly reply: object

  constructor(reply: object) {
    super('overtaken')
    this.name = 'OvertakenError'
    this.reply = reply
  }
}

async function claimKey(
  { clock }: Pick<Services, 'clock'>,
  trx: Trx,
  { caller, keyed, rows }: { caller: Caller; keyed: KeyedRequest; rows: readonly PhotoRow[] },
): Promise<void> {
  await lockKey(trx, caller, keyed)
  const reply = await findReply(trx, caller, keyed)
  if (reply) throw new OvertakenError(reply)
  const photoIds = rows.map(({ id }) => id)
  await storeReply(trx, caller, { ...keyed, reply: { photoIds }, now: clock.now() })
}

async function findEarlier(
  services: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
  reply: object,
): Promise<PhotoRow[]> {
  const { photoIds } = stored.parse(reply)
  if (photoIds.length === 0) return []
  const rows = await findPhotos(services, caller, photoIds)
  if (rows.some((row) => isGone(row, services.clock.now()))) throw new Refusal('photo_expired')
  return rows
}
