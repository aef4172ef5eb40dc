import { z } from 'zod'
import { attire } from './attire.ts'

/** A stored source photo as its owner sees it; url is signed and short-lived. */
export const photo = z.object({
  id: z.uuid(),
  url: z.string(),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  /** When the photo will be deleted (decision A59). */
  expiresAt: z.iso.datetime(),
})
export type Photo = z.infer<typeof photo>

export const photoUploadReply = z.object({ secureUrl: z.string(), photo })
export const dressPhotoUploadReply = z.object({ photo })

const partnerPhoto = z.object({ photo, attire })
export const coupleUploadReply = z.object({ partner1: partnerPhoto, partner2: partnerPhoto })
export type CoupleUploadReply = z.infer<typeof coupleUploadReply>

export const uploadTarget = z.object({ uploadUrl: z.string(), uploadPreset: z.string() })

/** The part of Cloudinary's upload answer that the product reads. */
export const imageHostUpload = z.object({
  asset_id: z.string(),
  public_id: z.string(),
  version: z.int(),
  width: z.int(),
  height: z.int(),
  format: z.string(),
  resource_type: z.literal('image'),
  created_at: z.string(),
  bytes: z.int(),
  type: z.literal('upload'),
  url: z.string(),
  secure_url: z.string(),
  folder: z.string(),
})
