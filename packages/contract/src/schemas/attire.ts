import { z } from 'zod'

export const attire = z.enum(['dress', 'suit'])
export type Attire = z.infer<typeof attire>
