import * as z from 'zod/mini'

/** Who of two partners is taller. */
export const taller = z.enum(['first', 'neither', 'second'])
export type Taller = z.infer<typeof taller>
