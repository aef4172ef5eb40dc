import * as z from 'zod/mini'

export const attire = z.enum(['dress', 'suit'])
export type Attire = z.infer<typeof attire>
