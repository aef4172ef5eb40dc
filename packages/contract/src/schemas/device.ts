import * as z from 'zod/mini'

/** At least 128 random bits; a browser's id starts with `web-` (decision A20). */
export const installationId = z.string().check(z.minLength(22), z.maxLength(200), z.regex(/^[\w.:-]+$/))

export const registerDeviceBody = z.object({
  deviceId: installationId,
  appVersion: z.string().check(z.minLength(1), z.maxLength(40)),
})

export const registerDeviceReply = z.object({ success: z.literal(true), token: z.string() })
