import { gather } from '../../infra/database/gather.ts'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, hashToken } from '../access/index.ts'

/** The device that a token belongs to, while the token is not revoked. */
export function findDevice(
  { database }: Pick<Services, 'database'>,
  token: string,
): Promise<DeviceActor | undefined> {
  return findByHash(database, hashToken(token))
}

/** Every request asks this first, so those that come at the same time ask together. */
const findByHash = gather<DeviceActor>(async (db, hashes) => {
  const rows = await db
    .selectFrom('device_tokens')
    .innerJoin('devices', 'devices.id', 'device_tokens.device_id')
    .select(['token_hash', 'devices.id', 'devices.is_browser', 'devices.blocked_at'])
    .where((eb) => eb('token_hash', '=', eb.fn.any(eb.val([...hashes]))))
    .where('revoked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ token_hash, id: deviceId, is_browser: isBrowser, blocked_at }) => [
      token_hash,
      { kind: 'device', deviceId, isBrowser, isBlocked: blocked_at !== null },
    ]),
  )
})
