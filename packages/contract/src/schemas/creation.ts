import { z } from 'zod'
import { attire } from './attire.ts'
import { rating } from './rating.ts'

export const creationStatus = z.enum(['pending', 'processing', 'completed', 'failed'])
export type CreationStatus = z.infer<typeof creationStatus>

/** What the engine is doing now; the words a person reads live in the app. */
export const creationStage = z.enum(['queued', 'faces', 'scene', 'dressing', 'finishing', 'checking'])
export type CreationStage = z.infer<typeof creationStage>

export const applyStyleBody = z.object({
  partner1PhotoId: z.uuid(),
  partner2PhotoId: z.uuid(),
  partner1Attire: attire,
  partner2Attire: attire,
  /** A style id, variation name or style name (decision A31). */
  styleId: z.string().min(1).max(200),
  styleName: z.string().max(200).optional(),
  /** Accepted for compatibility and ignored for devices (decision A04). */
  stylePrompts: z.unknown().optional(),
})

export const applyStyleReply = z.object({ id: z.uuid(), applicationId: z.uuid(), status: creationStatus })

/** What every kind of creation tells about itself. */
export const creationState = z.object({
  id: z.uuid(),
  status: creationStatus,
  createdAt: z.iso.datetime(),
  /** Watermarked preview or signed clean original, judged when read (decision A08). */
  resultUrl: z.string().nullable(),
  /** Whether resultUrl is the clean original. */
  isClean: z.boolean(),
  /** Name of the engine provider that made the picture. */
  engine: z.string().nullable(),
  error: z.string().nullable(),
  errorCode: z.string().nullable(),
  progress: z
    .object({
      stage: creationStage,
      /** 0..1 over the whole job. */
      fraction: z.number().min(0).max(1),
      /** Estimate from recent jobs of the same kind; null when none is known. */
      remainingMs: z.int().nonnegative().nullable(),
    })
    .nullable(),
})
export type CreationState = z.infer<typeof creationState>

export const styleApplication = creationState.extend({
  applicationId: z.uuid(),
  styleName: z.string(),
  displayName: z.string(),
  /** Signed source photos for before/after; null once deleted. */
  sourceUrls: z.tuple([z.string().nullable(), z.string().nullable()]),
  /** The owner's own rating; null while there is none. */
  rating: rating.nullable(),
})
export type StyleApplication = z.infer<typeof styleApplication>

export const acceptedCreation = z.object({ id: z.uuid(), status: creationStatus })
export type AcceptedCreation = z.infer<typeof acceptedCreation>

export const historyQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(200),
  offset: z.coerce.number().int().min(0).default(0),
})

/** One line of any history; the picture that resultUrl shows is judged when read. */
export const historyItem = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  status: creationStatus,
  resultUrl: z.string().nullable(),
  thumbUrl: z.string().nullable(),
})
export type HistoryItem = z.infer<typeof historyItem>

export const styleHistoryItem = historyItem.extend({ styleName: z.string(), displayName: z.string() })
export type StyleHistoryItem = z.infer<typeof styleHistoryItem>
