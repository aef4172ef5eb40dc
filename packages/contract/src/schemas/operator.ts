import { z } from 'zod'

export const operatorLoginBody = z.object({ password: z.string().min(1).max(1000) })
export const operatorLoginReply = z.object({ token: z.string(), expiresAt: z.iso.datetime() })
export const operatorVerifyReply = z.object({ isAdmin: z.boolean() })
