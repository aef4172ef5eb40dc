import * as z from 'zod/mini'
import { applyStyleBody } from './creation.ts'
import { applyDressBody } from './dress.ts'

export const styleThumbnailBody = z.omit(applyStyleBody, { stylePrompts: true })
export type StyleThumbnailBody = z.infer<typeof styleThumbnailBody>

/** Of a dress of the catalogue. */
export const dressThumbnailBody = z.pick(applyDressBody, {
  photoId: true,
  dressId: true,
  wearsCovering: true,
})
export type DressThumbnailBody = z.infer<typeof dressThumbnailBody>

/** A small marked picture to choose by; it is kept nowhere. */
export const thumbnail = z.object({
  /** A data: address; null where the two cannot be drawn in the stance that was chosen. */
  image: z.nullable(z.string().check(z.startsWith('data:image/'))),
})
export type Thumbnail = z.infer<typeof thumbnail>
