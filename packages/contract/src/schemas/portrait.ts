import { z } from 'zod'
import { attire } from './attire.ts'

const pictureUrl = z.string().min(1).max(2000)

/**
 * Portraits that the app already shows, as addresses or as the portraits themselves. New ones look different from those
 * that were made of the same photo; others change nothing (decision A21).
 */
const existingPortraits = z
  .array(z.union([pictureUrl, z.object({ url: pictureUrl })]))
  .max(40)
  .default([])

export const enhanceWeddingBody = z.object({ photoUrl: pictureUrl, attire, existingPortraits })
export const enhanceDressBody = z.object({ photoUrl: pictureUrl, existingPortraits })

/** A portrait fresh from the engine: a photo of the device that every apply accepts (decision A22). */
export const enhancedPortrait = z.object({
  id: z.uuid(),
  url: z.string(),
  /** Same as id. */
  photoId: z.uuid(),
  /** `natural` or `studio`. */
  variant: z.string(),
})
export type EnhancedPortrait = z.infer<typeof enhancedPortrait>

/** One generation gives two portraits (decision A02). */
export const enhanceReply = z.object({ portraits: z.array(enhancedPortrait) })

export const portraitType = z.enum(['wedding', 'dress'])

const label = {
  portraitType,
  attire: attire.default('dress'),
  partner: z.union([z.literal(1), z.literal(2)]).default(1),
}

/** The address is looked up among the caller's own pictures and never fetched (decision A21). */
export const savePortraitBody = z.object({ portraitUrl: pictureUrl, ...label })

export const savedPortrait = z.object({
  /** Every apply accepts it as a photo id. */
  id: z.uuid(),
  portraitUrl: z.string(),
  portraitType,
  attire,
  partner: z.union([z.literal(1), z.literal(2)]),
})
export type SavedPortrait = z.infer<typeof savedPortrait>
