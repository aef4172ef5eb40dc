import type { Logger } from 'pino'
import type { Push } from './push.ts'

/** Sends nothing and says so: the embedded default. */
export function createLogPush(log: Logger): Push {
  return {
    delivery: 'log',
    async send({ id: notificationId, title, data }) {
      log.info({ notificationId, title, data }, 'message not sent: no FCM account is configured')
      return { kind: 'sent' }
    },
    close: () => Promise.resolve(),
  }
}
