import * as z from 'zod/mini'

/** The answer of a call that has nothing to tell but that it worked. */
export const done = z.object({ success: z.literal(true) })
