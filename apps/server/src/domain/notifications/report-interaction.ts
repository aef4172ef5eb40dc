import type { pushInteractionBody } from '@ever-after/contract'
import { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownerOf } from '../access/index.ts'

/** Takes down that a message was tapped, and with the message itself when it is one of ours to that device. */
export async function reportInteraction(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  caller: Caller | undefined,
  { notificationId, action, timestamp }: z.output<typeof pushInteractionBody>,
): Promise<void> {
  await database.db
    .insertInto('push_interactions')
    .values({
      id: random.uuid(),
      device_id: caller ? ownerOf(caller) : null,
      notification_id: notificationId,
      action,
      tapped_at: new Date(timestamp),
      received_at: clock.now(),
    })
    .execute()
  if (!z.uuid().safeParse(notificationId).success) return
  let message = database.db
    .updateTable('push_messages')
    .set({ tapped_at: clock.now() })
    .where('id', '=', notificationId)
    .where('tapped_at', 'is', null)
  if (caller?.kind === 'device') message = message.where('device_id', '=', caller.deviceId)
  await message.execute()
}
