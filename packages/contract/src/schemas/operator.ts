import * as z from 'zod/mini'

export const operatorLoginBody = z.object({ password: z.string().check(z.minLength(1), z.maxLength(1000)) })
export const operatorLoginReply = z.object({ token: z.string(), expiresAt: z.iso.datetime() })

/** One login, as releases and the record of actions name it. */
export const operatorSession = z.object({
  /** Four characters that tell sessions apart. */
  reference: z.string(),
  /** What the person at the console calls themselves; null until they say. */
  name: z.nullable(z.string()),
  expiresAt: z.iso.datetime(),
})
export type OperatorSession = z.infer<typeof operatorSession>

export const operatorVerifyReply = z.object({
  isAdmin: z.boolean(),
  /** Of the caller when it is an operator. */
  session: z.optional(operatorSession),
})

export const nameOperatorBody = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
})

/** One write of an operator: stored before it runs, its end afterwards. */
export const operatorAction = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Name and reference of the session. */
  by: z.string(),
  address: z.string(),
  /** Method and path of the endpoint, such as `POST /config/wedding-styles`. */
  endpoint: z.string(),
  /** What it was about: an id or a name from the path or the body; null when there is none. */
  target: z.nullable(z.string()),
  /** `done`, an error code, or `begun` for one that never ended. */
  outcome: z.string(),
})
export type OperatorAction = z.infer<typeof operatorAction>

export const actionsQuery = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) })
export const actionsReply = z.object({
  actions: z.array(operatorAction),
  nextBefore: z.nullable(z.string()),
})
