import { hashToken } from '../domain/access/index.ts'
import type { Clock } from '../infra/clock.ts'
import type { Bucket } from '../infra/database/tables.ts'
import type { TestDevice, TestServer } from './start-server.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The device's id, as only the server knows it. */
export async function deviceIdOf(
  { services }: Pick<TestServer, 'services'>,
  { token }: Pick<TestDevice, 'token'>,
): Promise<string> {
  const { device_id } = await services.database.db
    .selectFrom('device_tokens')
    .select('device_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return device_id
}

/** A running subscription, as a verified purchase leaves it. */
export async function subscribe(
  server: Pick<TestServer, 'services'> & { clock: Clock },
  device: Pick<TestDevice, 'token'>,
  days = 7,
): Promise<void> {
  const now = server.clock.now()
  await server.services.database.db
    .insertInto('subscriptions')
    .values({
      device_id: await deviceIdOf(server, device),
      product_id: 'wedding_photos_premium_weekly',
      period_type: 'NORMAL',
      expires_at: new Date(now.getTime() + days * dayMs),
      weeks_from: now,
    })
    .execute()
}

/** Units as a verified purchase grants them. */
export async function grant(
  server: Pick<TestServer, 'services'> & { clock: Clock },
  device: Pick<TestDevice, 'token'>,
  { bucket, amount }: { bucket: Bucket; amount: number },
): Promise<void> {
  await server.services.database.db
    .insertInto('ledger_entries')
    .values({
      device_id: await deviceIdOf(server, device),
      bucket,
      kind: 'grant',
      amount,
      reason: 'test',
      creation_id: null,
      created_at: server.clock.now(),
    })
    .execute()
}
