import { z } from 'zod'

export const registerDeviceBody = z.object({
  /** At least 128 random bits; a browser's id starts with `web-` (decision A20). */
  deviceId: z
    .string()
    .min(22)
    .max(200)
    .regex(/^[\w.:-]+$/),
  appVersion: z.string().min(1).max(40),
})

export const registerDeviceReply = z.object({ success: z.literal(true), token: z.string() })
