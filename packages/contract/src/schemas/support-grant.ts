import * as z from 'zod/mini'

/** POST /admin/support-grants: three changes for a failed one, once for each failure (decision A57). */
export const supportGrantBody = z.object({
  /** The short device reference of the person's letter, such as 3F2A-90C1. */
  deviceReference: z.string().check(z.regex(/^[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$/)),
  /** What failed: the id of a picture, or the number of the letter. */
  failure: z.string().check(z.minLength(1), z.maxLength(100)),
  note: z.string().check(z.minLength(1), z.maxLength(500)),
})
export type SupportGrant = z.infer<typeof supportGrantBody>

export const supportGrantReply = z.object({
  granted: z.int().check(z.positive()),
  bonusChangesRemaining: z.int().check(z.nonnegative()),
})
