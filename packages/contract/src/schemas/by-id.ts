import * as z from 'zod/mini'

/** The path parameter of everything that has an id. */
export const byId = z.object({ id: z.uuid() })
