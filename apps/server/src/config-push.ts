import { resolve } from 'node:path'
import { z } from 'zod'
import type { PushAccount } from './infra/push/open-push.ts'

/** Variables of Firebase Cloud Messaging; all of them may be absent. */
export const pushVariables = {
  FCM_SERVICE_ACCOUNT_FILE: z.string().min(1).optional(),
  /** Where Google's own tools look for the same file. */
  GOOGLE_APPLICATION_CREDENTIALS: z.string().min(1).optional(),
  FCM_BASE_URL: z.url({ protocol: /^http$/ }).optional(),
}

const variables = z.object(pushVariables)

/** The account that messages are sent with, or nothing: then they are written to the log. */
export function readPushAccount({
  FCM_SERVICE_ACCOUNT_FILE: own,
  GOOGLE_APPLICATION_CREDENTIALS: google,
  FCM_BASE_URL: baseUrl,
}: z.output<typeof variables>): PushAccount | undefined {
  const file = own ?? google
  if (file) return { serviceAccountFile: resolve(file), baseUrl }
  if (baseUrl) throw new Error('FCM_BASE_URL is of use only with FCM_SERVICE_ACCOUNT_FILE.')
}
