import type { PushMessage } from '#platform/push.ts'
import { isAppRoute } from '../routes.ts'

export type PushAction =
  | { kind: 'review'; requirePremium: boolean; minUsageDays: number }
  | { kind: 'offer' }
  | { kind: 'route'; path: string }

/** What a tapped message asks for: `action` names it, `route` is a page of the app; anything else is nothing. */
export function actionOf({ data }: PushMessage): PushAction | undefined {
  const { action, route } = data
  if (action === 'REQUEST_REVIEW') return { kind: 'review', ...conditionsOf(data) }
  if (action === 'SHOW_OFFER') return { kind: 'offer' }
  return typeof route === 'string' && isAppRoute(route) ? { kind: 'route', path: route } : undefined
}

/** What FCM carries is text. */
function conditionsOf({ requirePremium, minUsageDays }: PushMessage['data']) {
  return { requirePremium: requirePremium === 'true', minUsageDays: Number(minUsageDays) || 0 }
}

/** The sender's own id of a message before the one the delivery gave it. */
export function idOf({ id, data: { notificationId } }: PushMessage): string | undefined {
  return typeof notificationId === 'string' && notificationId ? notificationId : id
}
