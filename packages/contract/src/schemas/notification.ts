import * as z from 'zod/mini'
import { installationId } from './device.ts'

export const registerPushBody = z.object({
  /** Counts only without a bearer token (decision A05). */
  deviceId: installationId,
  fcmToken: z.string().check(z.maxLength(2000), z.regex(/^[\x21-\x7e]+$/)),
  platform: z.literal('ios'),
})

export const pushInteractionBody = z.object({
  notificationId: z.string().check(z.minLength(1), z.maxLength(200)),
  action: z.literal('tap'),
  timestamp: z.iso.datetime({ offset: true }),
})

/** What made the app ask for a review (decision A62). */
export const reviewTrigger = z.enum(['push_notification', 'purchase'])
export type ReviewTrigger = z.infer<typeof reviewTrigger>

export const reviewRequestedBody = z.object({ deviceId: installationId, triggeredBy: reviewTrigger })
