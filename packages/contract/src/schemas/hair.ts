import * as z from 'zod/mini'
import { creationState, historyItem } from './creation.ts'
import { photoFrame } from './photo.ts'

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

export const hairChange = z.extend(creationState, {
  photoId: z.uuid(),
  color: hairColour,
  /** Signed source photo for before/after; null once deleted. */
  sourceUrl: z.nullable(z.string()),
})
export type HairChange = z.infer<typeof hairChange>

export const hairHistoryItem = z.extend(historyItem, { photoId: z.uuid(), color: hairColour })
export type HairHistoryItem = z.infer<typeof hairHistoryItem>

/** Small free pictures of one photo, one for each colour. */
export const hairSwatches = z.object({
  swatches: z.array(z.object({ color: hairColour, url: z.string() })),
  /** The part of the whole photo that each of them shows; a server of an earlier version does not say. */
  frame: z.optional(photoFrame),
})
export type HairSwatches = z.infer<typeof hairSwatches>
