import * as z from 'zod/mini'
import { attire } from './attire.ts'

/** Long enough for a presigned address with the token of keys that end by themselves. */
const pictureUrl = z.string().check(z.minLength(1), z.maxLength(4000))

/**
 * Portraits that the app already shows, as addresses or as the portraits themselves. New ones look different from those
 * that were made of the same photo; others change nothing (decision A21).
 */
const existingPortraits = z._default(
  z.array(z.union([pictureUrl, z.object({ url: pictureUrl })])).check(z.maxLength(40)),
  [],
)

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
  /** Whether nobody would tell it from the photo, which needed hardly anything. */
  isHardlyChanged: z.boolean(),
})
export type EnhancedPortrait = z.infer<typeof enhancedPortrait>

/** One generation gives two portraits (decision A02). */
export const enhanceReply = z.object({ portraits: z.array(enhancedPortrait) })

export const portraitType = z.enum(['wedding', 'dress'])

const label = {
  portraitType,
  attire: z._default(attire, 'dress'),
  partner: z._default(z.union([z.literal(1), z.literal(2)]), 1),
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
