import { Agent } from 'node:https'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getMessaging, type Message } from 'firebase-admin/messaging'
import type { Clock } from '../../clock.ts'
import type { Random } from '../../random.ts'
import type { Push, PushOutcome } from '../push.ts'
import { elsewhereAgent } from './elsewhere-agent.ts'
import { createGoogleCredential } from './google-credential.ts'
import { fcmMessageOf } from './message-of.ts'
import { judgeError } from './outcome-of-error.ts'
import type { ServiceAccount } from './service-account.ts'

export interface FcmOptions {
  account: ServiceAccount
  /** Where FCM is reached instead of its own host. */
  baseUrl: string | undefined
  /** How long one message may take; the library tries again by itself when FCM is not available. */
  timeoutMs: number
  clock: Clock
  random: Random
}

/** Firebase Cloud Messaging, HTTP v1. */
export function createFcm({ account, baseUrl, timeoutMs, clock, random }: FcmOptions): Push {
  const agent = baseUrl ? elsewhereAgent(baseUrl) : new Agent({ keepAlive: true })
  const credential = createGoogleCredential({ account, clock, timeoutMs })
  const options = { projectId: account.project_id, credential, httpAgent: agent }
  const app = initializeApp(options, random.uuid())
  const messaging = getMessaging(app)
  // The first message that is taken proves that account and addresses are of one project.
  let isProven = false

  const give = async (message: Message, isTrial = false): Promise<PushOutcome | 'unclear'> => {
    try {
      if (!(await withinMs(messaging.send(message, isTrial), timeoutMs)))
        return { kind: 'unknown', reason: 'timeout' }
      isProven = true
      return { kind: 'sent' }
    } catch (error) {
      const { verdict, reason, retryAfterMs } = judgeError(error)
      if (verdict === 'unclear') return 'unclear'
      if (verdict === 'other_project') return { kind: isProven ? 'dead' : 'account', reason }
      return verdict === 'busy' ? { kind: verdict, reason, retryAfterMs } : { kind: verdict, reason }
    }
  }

  return {
    delivery: 'fcm',
    async send(given) {
      const outcome = await give(fcmMessageOf(given))
      if (outcome !== 'unclear') return outcome
      // Either the words or the address are wrong; an address that refuses an empty message too is.
      const trial = await give({ token: given.token }, true)
      const reason = 'messaging/invalid-argument'
      return { kind: trial === 'unclear' || trial.kind === 'dead' ? 'dead' : 'refused', reason }
    },
    async close() {
      await deleteApp(app)
      agent.destroy()
    },
  }
}

/** Whether it was done in time; what comes later is not waited for. */
async function withinMs(work: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
