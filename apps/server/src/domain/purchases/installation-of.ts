import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'

/** The name under which the store knows a device. */
export async function installationOf(
  { database }: Pick<Services, 'database'>,
  { deviceId }: DeviceActor,
): Promise<string> {
  const { installation_id } = await database.db
    .selectFrom('devices')
    .select('installation_id')
    .where('id', '=', deviceId)
    .executeTakeFirstOrThrow()
  return installation_id
}
