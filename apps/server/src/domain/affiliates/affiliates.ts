import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'

type Stores = Pick<Services, 'database'>

export async function isAffiliate(services: Stores, { deviceId }: DeviceActor): Promise<boolean> {
  return (await readAffiliateSince(services, deviceId)) !== null
}

/** An installation that registers again stays what it was, so every identity of it counts. */
export async function readAffiliateSince({ database }: Stores, deviceId: string): Promise<Date | null> {
  const row = await database.db
    .selectFrom('affiliates')
    .select('since')
    .where('device_id', 'in', identitiesOf({ database }, deviceId))
    .orderBy('since')
    .executeTakeFirst()
  return row?.since ?? null
}

export async function setAffiliate(
  { database }: Stores,
  { deviceId, since }: { deviceId: string; since: Date | null },
): Promise<void> {
  if (since)
    await database.db
      .insertInto('affiliates')
      .values({ device_id: deviceId, since })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await database.db
      .deleteFrom('affiliates')
      .where('device_id', 'in', identitiesOf({ database }, deviceId))
      .execute()
}

function identitiesOf({ database }: Stores, deviceId: string) {
  return database.db
    .selectFrom('devices')
    .select('devices.id')
    .where('installation_id', '=', (eb) =>
      eb.selectFrom('devices as asked').select('installation_id').where('asked.id', '=', deviceId),
    )
}
