import type { PushMessage } from '#platform/push.ts'
import { isAppRoute } from '../routes.ts'

export type PushAction = { kind: 'review' } | { kind: 'offer' } | { kind: 'route'; path: string }

/** What a tapped message asks for: `action` names it, `route` is a page of the app; anything else is nothing. */
export function actionOf({ data: { action, route } }: PushMessage): PushAction | undefined {
  if (action === 'REQUEST_REVIEW') return { kind: 'review' }
  if (action === 'SHOW_OFFER') return { kind: 'offer' }
  return typeof route === 'string' && isAppRoute(route) ? { kind: 'route', path: route } : undefined
}

/** The sender's own id of a message before the one the delivery gave it. */
export function idOf({ id, data: { notificationId } }: PushMessage): string | undefined {
  return typeof notificationId === 'string' && notificationId ? notificationId : id
}
