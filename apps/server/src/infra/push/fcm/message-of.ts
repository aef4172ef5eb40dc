import type { Message } from 'firebase-admin/messaging'
import type { PushMessage } from '../push.ts'

/** A message as FCM takes it; Apple replaces what has the same collapse id, so that a repeat is not shown twice. */
export function fcmMessageOf({
  id,
  token,
  title,
  body,
  data,
  expiresAt,
}: PushMessage & { token: string }): Message {
  return {
    token,
    notification: { title, body },
    data: { ...data, notificationId: id },
    apns: {
      headers: {
        'apns-collapse-id': id,
        'apns-expiration': String(Math.floor(expiresAt.getTime() / 1000)),
        'apns-priority': '10',
      },
      payload: { aps: { sound: 'default' } },
    },
  }
}
