import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'

/** Whether the operator made the device an affiliate. */
export async function isAffiliate(
  { database }: Pick<Services, 'database'>,
  { deviceId }: DeviceActor,
): Promise<boolean> {
  const row = await database.db
    .selectFrom('affiliates')
    .select('device_id')
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  return row !== undefined
}
