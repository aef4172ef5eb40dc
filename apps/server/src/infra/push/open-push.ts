import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Random } from '../random.ts'
import { createLogPush } from './log-push.ts'
import type { Push } from './push.ts'

/** Where the account's key lies, and where FCM is reached instead of its own host. */
export interface PushAccount {
  serviceAccountFile: string
  baseUrl: string | undefined
}

interface PushParts {
  /** Undefined means that messages are only written to the log. */
  account: PushAccount | undefined
  timeoutMs: number
  clock: Clock
  random: Random
  log: Logger
}

/** FCM with the configured account; its library is loaded only then. */
export async function openPush({ account, timeoutMs, clock, random, log }: PushParts): Promise<Push> {
  if (!account) return createLogPush(log)
  const { createFcm } = await import('./fcm/create-fcm.ts')
  const { readServiceAccount } = await import('./fcm/service-account.ts')
  return createFcm({
    account: await readServiceAccount(account.serviceAccountFile),
    baseUrl: account.baseUrl,
    timeoutMs,
    clock,
    random,
  })
}
