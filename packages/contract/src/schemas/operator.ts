import * as z from 'zod/mini'

export const operatorLoginBody = z.object({ password: z.string().check(z.minLength(1), z.maxLength(1000)) })
export const operatorLoginReply = z.object({ token: z.string(), expiresAt: z.iso.datetime() })
export const operatorVerifyReply = z.object({ isAdmin: z.boolean() })
