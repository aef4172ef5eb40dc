import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'

/** What the device told: wishes, where it found us, and what became of messages; its push token is left out. */
export async function gatherWords(
  { database: { db } }: Pick<Services, 'database'>,
  { deviceId }: DeviceActor,
) {
  const styleRequests = await db
    .selectFrom('style_requests')
    .select(['style_name as styleName', 'description', 'requested_at as requestedAt'])
    .where('device_id', '=', deviceId)
    .orderBy('requested_at')
    .execute()
  const discovery = await db
    .selectFrom('discovery_sources')
    .select(['source', 'answered_at as answeredAt'])
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  const notifications = await db
    .selectFrom('push_tokens')
    .select(['platform', 'registered_at as registeredAt'])
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  const messages = await db
    .selectFrom('push_messages')
    .leftJoin('campaigns', 'campaigns.id', 'push_messages.campaign_id')
    .select(['campaigns.title', 'campaigns.body', 'push_messages.creation_id as creationId'])
    .select([
      'push_messages.state',
      'push_messages.created_at as createdAt',
      'push_messages.tapped_at as tappedAt',
    ])
    .where('push_messages.device_id', '=', deviceId)
    .orderBy('push_messages.created_at')
    .execute()
  const taps = await db
    .selectFrom('push_interactions')
    .select(['notification_id as notificationId', 'action', 'tapped_at as tappedAt'])
    .where('device_id', '=', deviceId)
    .orderBy('tapped_at')
    .execute()
  const reviewRequests = await db
    .selectFrom('review_requests')
    .select(['triggered_by as triggeredBy', 'requested_at as requestedAt'])
    .where('device_id', '=', deviceId)
    .orderBy('requested_at')
    .execute()
  return {
    styleRequests,
    discovery: discovery ?? null,
    notifications: { ...notifications, messages, taps, reviewRequests },
  }
}
