import * as z from 'zod/mini'

/** Poses that a couple can choose; the engine knows them by these names. */
export const pose = z.enum([
  'around-waist',
  'one-bouquet',
  'temples',
  'facing',
  'side-by-side',
  'back-to-back',
  'embrace',
  'walking',
  'standing',
])
export type Pose = z.infer<typeof pose>

/** Heads and shoulders, down to the hips, or from head to hem. */
export const framing = z.enum(['close', 'half', 'full'])
export type Framing = z.infer<typeof framing>

/** How the two are to stand; what is absent is chosen for them. */
export const stance = z.object({
  pose: z.optional(pose),
  framing: z.optional(framing),
  /** Who stands on the left. */
  left: z.optional(z.enum(['first', 'second'])),
})
export type Stance = z.infer<typeof stance>
