import { systemClock } from '../../clock.ts'
import { createGoogleCredential } from '../../push/fcm/google-credential.ts'
import { readServiceAccount } from '../../push/fcm/service-account.ts'
import type { PushAccount } from '../../push/open-push.ts'
import type { Examined, Finding } from '../finding.ts'
import { reasonOf } from '../reason-of.ts'

const part = 'Messages'

/** Firebase Cloud Messaging: Google is asked for a token, which proves the account; no message is sent. */
export function pushPart(account: PushAccount | undefined): Examined {
  return {
    part,
    async check(): Promise<Finding> {
      if (!account)
        return {
          part,
          state: 'off',
          words: 'Messages to phones are only written to the log. FCM_SERVICE_ACCOUNT_FILE sends them.',
        }
      try {
        const service = await readServiceAccount(account.serviceAccountFile)
        await createGoogleCredential({
          account: service,
          clock: systemClock,
          timeoutMs: 4000,
        }).getAccessToken()
        const words = `Sent through Firebase Cloud Messaging, project ${service.project_id}; Google takes the account.`
        return { part, state: 'ready', words }
      } catch (error) {
        const words = `Messages to phones cannot be sent: ${reasonOf(error)}.`
        return {
          part,
          state: 'broken',
          words,
          remedy: 'Look at FCM_SERVICE_ACCOUNT_FILE and at the account behind it.',
        }
      }
    },
  }
}
