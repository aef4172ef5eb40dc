import { z } from 'zod'
import { creationState, historyItem } from './creation.ts'

/** A dress as a couple sees it; dressUrl and previewPath are the same picture. */
export const dress = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  dressUrl: z.string(),
  iconPath: z.string(),
  previewPath: z.string(),
  description: z.string(),
})
export type Dress = z.infer<typeof dress>

/** How the studio engine draws a dress: names from packages/art. */
export const dressRecipe = z.object({
  plate: z.string(),
  colour: z.string(),
  scene: z.string(),
  veil: z.boolean(),
  /** Accessory that covers hair and neck. */
  covering: z.string().optional(),
})

export const operatorDress = dress.extend({ recipe: dressRecipe })
export type OperatorDress = z.infer<typeof operatorDress>

const documentOf = <T extends z.ZodType>(of: T) => z.object({ dresses: z.array(of), version: z.string() })

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
  expiresAt: z.iso.datetime().nullable(),
})
export type UploadedDress = z.infer<typeof uploadedDress>

export const uploadDressFields = z.object({ name: z.string().trim().min(1).max(80).optional() })

export const applyDressBody = z.object({
  photoId: z.uuid(),
  /** Of the catalogue, or of an uploaded dress when isCustomDress is true. */
  dressId: z.string().min(1).max(200),
  /** Accepted for compatibility and ignored: the server knows the dress (decision A21). */
  dressUrl: z.string().max(2000).nullish(),
  dressName: z.string().max(200).nullish(),
  isCustomDress: z.boolean().default(false),
})

export const dressTryOn = creationState.extend({
  dressId: z.string(),
  dressName: z.string(),
  /** Signed source photo for before/after; null once deleted. */
  sourceUrl: z.string().nullable(),
})
export type DressTryOn = z.infer<typeof dressTryOn>

export const dressHistoryItem = historyItem.extend({ dressId: z.string(), dressName: z.string() })
export type DressHistoryItem = z.infer<typeof dressHistoryItem>
