import type { Services } from '../../infra/services.ts'
import { type DeviceActor, hashToken } from '../access/index.ts'

/** The device that a token belongs to, while the token is not revoked. */
export async function findDevice(
  { database }: Pick<Services, 'database'>,
  token: string,
): Promise<DeviceActor | undefined> {
  const row = await database.db
    .selectFrom('device_tokens')
    .innerJoin('devices', 'devices.id', 'device_tokens.device_id')
    .select(['devices.id', 'devices.is_browser', 'devices.blocked_at'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { id: deviceId, is_browser: isBrowser, blocked_at } = row
  return { kind: 'device', deviceId, isBrowser, isBlocked: blocked_at !== null }
}
