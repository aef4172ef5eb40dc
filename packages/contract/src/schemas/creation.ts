import * as z from 'zod/mini'
import { attire } from './attire.ts'
import { rating } from './rating.ts'
import { stance } from './stance.ts'
import { taller } from './taller.ts'

export const creationStatus = z.enum(['pending', 'processing', 'completed', 'failed'])
export type CreationStatus = z.infer<typeof creationStatus>

/** An app takes a word that it does not know, of a newer server, for pending (decision A35). */
const toldStatus = z.catch(creationStatus, 'pending')

/** What the engine is doing now; the words a person reads live in the app. */
export const creationStage = z.enum(['queued', 'faces', 'scene', 'dressing', 'finishing', 'checking'])
export type CreationStage = z.infer<typeof creationStage>

export const applyStyleBody = z.object({
  partner1PhotoId: z.uuid(),
  partner2PhotoId: z.uuid(),
  partner1Attire: attire,
  partner2Attire: attire,
  /** The choice of the covering that the style offers to who wears a dress; without it nobody is covered. */
  partner1WearsCovering: z.optional(z.boolean()),
  partner2WearsCovering: z.optional(z.boolean()),
  /** Poses are as they were drawn without it: a bride a hand shorter than her groom, two of a kind alike. */
  taller: z.optional(taller),
  stance: z.optional(stance),
  /** A style id, variation name or style name (decision A31). */
  styleId: z.string().check(z.minLength(1), z.maxLength(200)),
  styleName: z.optional(z.string().check(z.maxLength(200))),
  /** Accepted for compatibility and ignored for devices (decision A04). */
  stylePrompts: z.optional(z.unknown()),
})

/** A picture enlarged for printing, at least `limits.printLongSidePx` on its long side. */
export const printedPicture = z.object({ url: z.string() })

/** Of the pictures of one change one is starred at most. */
export const starBody = z.object({ isStarred: z.boolean() })

export const applyStyleReply = z.object({ id: z.uuid(), applicationId: z.uuid(), status: toldStatus })

export const creationProgress = z.object({
  stage: creationStage,
  /** 0..1 over the whole job. */
  fraction: z.number().check(z.minimum(0), z.maximum(1)),
  /** Estimate from recent jobs of the same kind; null when none is known. */
  remainingMs: z.nullable(z.int().check(z.nonnegative())),
})

/** What every kind of creation tells about itself. */
export const creationState = z.object({
  id: z.uuid(),
  status: toldStatus,
  createdAt: z.iso.datetime(),
  /** Watermarked preview or signed clean original, judged when read (decision A08). */
  resultUrl: z.nullable(z.string()),
  /** Whether resultUrl is the clean original. */
  isClean: z.boolean(),
  /** Name of the engine provider that made the picture. */
  engine: z.nullable(z.string()),
  error: z.nullable(z.string()),
  errorCode: z.nullable(z.string()),
  progress: z.nullable(creationProgress),
})
export type CreationState = z.infer<typeof creationState>

/** The data of each `state` event while a creation is made; the stream ends after completed or failed. */
export const creationEvent = z.pick(creationState, { id: true, status: true, progress: true })
export type CreationEvent = z.infer<typeof creationEvent>

/** Another picture that the same change pays for. */
export const siblingPicture = z.object({ id: z.uuid(), status: toldStatus, isStarred: z.boolean() })
export type SiblingPicture = z.infer<typeof siblingPicture>

export const styleApplication = z.extend(creationState, {
  applicationId: z.uuid(),
  styleName: z.string(),
  displayName: z.string(),
  /** Signed source photos of both partners for before/after; null once deleted. */
  sourceUrls: z.array(z.nullable(z.string())).check(z.length(2)),
  /** The owner's own rating; null while there is none. */
  rating: z.nullable(rating),
  /** The two and what they wear, as they were asked for; empty once a photo is deleted. */
  partners: z._default(z.array(z.object({ photoId: z.uuid(), attire })), []),
  isStarred: z._default(z.boolean(), false),
  /** The others of its change in the order in which they were begun; none that failed. */
  siblings: z._default(z.array(siblingPicture), []),
  /** Whether its change still has a redo that costs nothing. */
  canRedo: z._default(z.boolean(), false),
})
export type StyleApplication = z.infer<typeof styleApplication>

export const acceptedCreation = z.object({ id: z.uuid(), status: toldStatus })
export type AcceptedCreation = z.infer<typeof acceptedCreation>

export const pageQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 200),
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
})

export const historyQuery = z.extend(pageQuery, {
  /** The `cursorOf` the last item of the page before. */
  before: z.optional(
    z.string().check(z.regex(/^[^_]{24}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/), z.refine(beginsWithTime)),
  ),
})

function beginsWithTime(cursor: string): boolean {
  const [time] = cursor.split('_')
  return z.iso.datetime().safeParse(time).success
}

/** One line of any history; which pictures it shows is judged when read. A watermarked one may have no thumbUrl. */
export const historyItem = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  status: toldStatus,
  resultUrl: z.nullable(z.string()),
  thumbUrl: z.nullable(z.string()),
})
export type HistoryItem = z.infer<typeof historyItem>

/** Where an item stands in its history; it stays valid after the item is deleted. */
export function cursorOf({ createdAt, id }: Pick<HistoryItem, 'createdAt' | 'id'>): string {
  return `${createdAt}_${id}`
}

/** Finished pictures by kind. */
export const creationCounts = z.object({
  style: z.int().check(z.nonnegative()),
  dress: z.int().check(z.nonnegative()),
  hair: z.int().check(z.nonnegative()),
})
export type CreationCounts = z.infer<typeof creationCounts>

const placeInChange = z.object({ number: z.int().check(z.positive()), all: z.int().check(z.positive()) })

export const styleHistoryItem = z.extend(historyItem, {
  styleName: z.string(),
  displayName: z.string(),
  isStarred: z._default(z.boolean(), false),
  /** Which one of the pictures of its change it is, in the order in which they were begun; those that failed are not counted. */
  place: z._default(placeInChange, { number: 1, all: 1 }),
})
export type StyleHistoryItem = z.infer<typeof styleHistoryItem>
