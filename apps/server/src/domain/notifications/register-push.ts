import type { registerPushBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { findSpeaker } from './find-speaker.ts'

/** Remembers where a device's messages go; one address a device, and one device an address. */
export async function registerPush(
  services: Pick<Services, 'database' | 'clock'>,
  caller: Caller | undefined,
  { deviceId: installationId, fcmToken: token, platform }: z.output<typeof registerPushBody>,
): Promise<void> {
  const speaker = await findSpeaker(services, caller, installationId)
  const { deviceId } = speaker
  await services.database.transaction(async (trx) => {
    const bound = await findBound(trx, { deviceId, token })
    const isSame = bound.length === 1 && bound[0].device_id === deviceId && bound[0].token === token
    const now = services.clock.now()
    if (isSame) {
      await trx.updateTable('push_tokens').set({ seen_at: now }).where('device_id', '=', deviceId).execute()
      return
    }
    // Whoever only knows an id must not lead that device's messages elsewhere (decision A05).
    if (bound.length > 0 && !speaker.isProven) throw new Refusal('forbidden')
    await trx
      .deleteFrom('push_tokens')
      .where((eb) => eb.or([eb('device_id', '=', deviceId), eb('token', '=', token)]))
      .execute()
    await trx
      .insertInto('push_tokens')
      .values({ device_id: deviceId, token, kind: 'token', platform, registered_at: now, seen_at: now })
      .execute()
  })
}

/** What is registered for the device or under the address; held until the transaction ends. */
async function findBound(trx: Trx, { deviceId, token }: { deviceId: string; token: string }) {
  await trx
    .selectNoFrom((eb) =>
      eb.fn('pg_advisory_xact_lock', [eb.fn('hashtextextended', [eb.val('push'), eb.lit(0)])]).as('locked'),
    )
    .execute()
  return trx
    .selectFrom('push_tokens')
    .select(['device_id', 'token'])
    .where((eb) => eb.or([eb('device_id', '=', deviceId), eb('token', '=', token)]))
    .execute()
}
