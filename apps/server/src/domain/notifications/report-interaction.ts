import type { pushInteractionBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownerOf } from '../access/index.ts'

/** Takes down that a message was tapped. */
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
}
