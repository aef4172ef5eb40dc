import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { type AnnouncedKind, announcedKinds } from './push-words.ts'

export interface FinishedCreation {
  id: string
  /** Null for the operator's test runs. */
  deviceId: string | null
  kind: string
}

/** Has the owner of a finished picture told of it, unless they have looked at it by then. */
export async function announceReady(
  { queue, clock, random, settings }: Pick<Services, 'queue' | 'clock' | 'random' | 'settings'>,
  trx: Trx,
  { id: creationId, deviceId, kind }: FinishedCreation,
): Promise<void> {
  if (deviceId === null || !isAnnounced(kind)) return
  const address = await trx
    .selectFrom('push_tokens')
    .select('device_id')
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  if (!address) return
  const message = await trx
    .insertInto('push_messages')
    .values({
      id: random.uuid(),
      device_id: deviceId,
      creation_id: creationId,
      state: 'waiting',
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (message) await queue.send(trx, 'ready', { messageId: message.id }, { afterMs: settings.readyAfterMs })
}

export function isAnnounced(kind: string): kind is AnnouncedKind {
  return announcedKinds.some((announced) => announced === kind)
}
