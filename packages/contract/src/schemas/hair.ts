import { z } from 'zod'
import { creationState } from './creation.ts'

/** Eight natural colours, then four vivid ones. */
export const hairColour = z.enum([
  'black',
  'dark-brown',
  'chestnut',
  'light-brown',
  'auburn',
  'copper',
  'golden-blonde',
  'platinum',
  'rose',
  'burgundy',
  'violet',
  'teal',
])
export type HairColour = z.infer<typeof hairColour>

export const applyHairBody = z.object({ color: hairColour })

export const hairChange = creationState.extend({
  photoId: z.uuid(),
  color: hairColour,
  /** Signed source photo for before/after; null once deleted. */
  sourceUrl: z.string().nullable(),
})
export type HairChange = z.infer<typeof hairChange>

/** Small free pictures of one photo, one for each colour. */
export const hairSwatches = z.object({
  swatches: z.array(z.object({ color: hairColour, url: z.string() })),
})
export type HairSwatches = z.infer<typeof hairSwatches>
