import * as z from 'zod/mini'
import { creationState, historyItem } from './creation.ts'

/** What of a dress is both stored and shown; dressUrl and previewPath are the same picture. */
const namedDress = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  dressUrl: z.string(),
  iconPath: z.string(),
  previewPath: z.string(),
  description: z.string(),
})

/** A dress as a couple sees it. */
export const dress = z.extend(namedDress, {
  /** Whether a covering for hair and neck may be chosen; said by the server and never stored. */
  offersCovering: z.optional(z.boolean()),
})
export type Dress = z.infer<typeof dress>

/** How the studio engine draws a dress: names from packages/art. */
export const dressRecipe = z.object({
  plate: z.string(),
  colour: z.string(),
  scene: z.string(),
  veil: z.boolean(),
  /** Accessory that may cover hair and neck; worn only by who chooses it. */
  covering: z.optional(z.string()),
})

export const operatorDress = z.extend(namedDress, { recipe: dressRecipe })
export type OperatorDress = z.infer<typeof operatorDress>

const documentOf = <T extends z.core.$ZodType>(of: T) =>
  z.object({ dresses: z.array(of), version: z.string() })

/** What everybody may read: no recipes (decision A66). */
export const dressCatalogue = documentOf(dress)
export type DressCatalogue = z.infer<typeof dressCatalogue>

export const operatorDressCatalogue = documentOf(operatorDress)
export type OperatorDressCatalogue = z.infer<typeof operatorDressCatalogue>

/** A dress that the device uploaded a photo of. */
export const uploadedDress = z.object({
  id: z.uuid(),
  name: z.string(),
  dressUrl: z.string(),
  /** When the photo will be deleted (decision A59). */
  expiresAt: z.nullable(z.iso.datetime()),
})
export type UploadedDress = z.infer<typeof uploadedDress>

export const uploadDressFields = z.object({
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
})

export const applyDressBody = z.object({
  photoId: z.uuid(),
  /** Of the catalogue, or of an uploaded dress when isCustomDress is true. */
  dressId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Accepted for compatibility and ignored: the server knows the dress (decision A21). */
  dressUrl: z.nullish(z.string().check(z.maxLength(4000))),
  dressName: z.nullish(z.string().check(z.maxLength(200))),
  isCustomDress: z._default(z.boolean(), false),
  /** The choice of the covering that the dress offers; without it nothing is covered. */
  wearsCovering: z.optional(z.boolean()),
})

export const dressTryOn = z.extend(creationState, {
  dressId: z.string(),
  dressName: z.string(),
  /** Signed source photo for before/after; null once deleted. */
  sourceUrl: z.nullable(z.string()),
})
export type DressTryOn = z.infer<typeof dressTryOn>

export const dressHistoryItem = z.extend(historyItem, { dressId: z.string(), dressName: z.string() })
export type DressHistoryItem = z.infer<typeof dressHistoryItem>
