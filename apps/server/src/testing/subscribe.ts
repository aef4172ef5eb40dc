import type { Bucket } from '@ever-after/contract'
import type { Clock } from '../infra/clock.ts'
import { deviceIdOf } from './device-id-of.ts'
import { hearStore, subscribedTo } from './hear-store.ts'
import type { TestDevice, TestServer } from './start-server.ts'

export { deviceIdOf }

/** A running subscription, as a verified purchase leaves it. */
export async function subscribe(
  server: Pick<TestServer, 'services'> & { clock: Clock },
  device: Pick<TestDevice, 'token'>,
  days = 7,
): Promise<void> {
  const startedAt = server.clock.now()
  await hearStore(server, device, { subscriptions: [subscribedTo({ startedAt, days })] })
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
      reason: 'purchase',
      creation_id: null,
      created_at: server.clock.now(),
    })
    .execute()
}
