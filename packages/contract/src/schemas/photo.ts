import * as z from 'zod/mini'
import { attire } from './attire.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))
/** A part of a photo in fractions of it, x and y at the upper left corner. */
export const photoFrame = z.object({ x: share, y: share, width: share, height: share })
export type PhotoFrame = z.infer<typeof photoFrame>

/** The frame that leaves nothing out. */
export const wholePhoto: PhotoFrame = { x: 0, y: 0, width: 1, height: 1 }

/** A stored source photo as its owner sees it; addresses are signed and short-lived. */
export const photo = z.object({
  id: z.uuid(),
  /** Shows what is inside the frame once the coach looked, all of it before. */
  url: z.string(),
  /** All of the photo, where `url` shows a part. */
  wholeUrl: z.optional(z.string()),
  /** Of all of it. */
  widthPx: z.int().check(z.positive()),
  heightPx: z.int().check(z.positive()),
  /** When the photo will be deleted (decision A59); null while it is a saved portrait. */
  expiresAt: z.nullable(z.iso.datetime()),
  /**
   * The part that is shown, 3 wide and 4 high: as somebody framed it, or around the head with its hair and the shoulders;
   * absent until the coach looked.
   */
  frame: z.optional(photoFrame),
})
export type Photo = z.infer<typeof photo>

export const photoUploadReply = z.object({ secureUrl: z.string(), photo })
export const dressPhotoUploadReply = z.object({ photo })

const partnerPhoto = z.object({ photo, attire })
export const coupleUploadReply = z.object({ partner1: partnerPhoto, partner2: partnerPhoto })
export type CoupleUploadReply = z.infer<typeof coupleUploadReply>

export const uploadTarget = z.object({
  uploadUrl: z.string(),
  uploadPreset: z.string(),
  /**
   * A second way, instead of the first: the file goes straight into the store, after these fields of a multipart form.
   * The store then leads on to the same answer. Absent where there is none.
   */
  direct: z.optional(z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })),
})

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
  /** Absent where the account keeps folders apart from names. */
  folder: z.optional(z.string()),
})

/** Registers a picture of our image host as a photo; the owner comes from the token (decision A05). */
export const createPhotoBody = z.object({
  userId: z.optional(z.unknown()),
  originalUrl: z.string().check(z.maxLength(2000)),
  /** The public id that the image host answered. */
  objectPath: z.string().check(z.minLength(1), z.maxLength(300)),
})
export const createPhotoReply = z.object({
  id: z.uuid(),
  originalUrl: z.string(),
  objectPath: z.string(),
  userId: z.null(),
})

/** `ask`: the photo can be used once somebody has said that the person is an adult. */
export const hintSeverity = z.enum(['info', 'warn', 'ask', 'block'])
export type HintSeverity = z.infer<typeof hintSeverity>

/** What the photo coach thinks of a photo before anything is spent on it. */
export const photoCheck = z.object({
  /** False when a hint blocks: the picture could not look right. */
  isUsable: z.boolean(),
  /** The gravest first. */
  hints: z.array(
    z.object({
      code: z.string(),
      severity: hintSeverity,
      /** One or two sentences for the person in the photo. */
      words: z.string(),
    }),
  ),
  /** As it is seen from now on; absent where it has no frame. */
  photo: z.optional(photo),
  /** Whether it surely shows the same person as the photo before; absent where none was named or they cannot be compared. */
  isSamePerson: z.optional(z.boolean()),
})
export type PhotoCheck = z.infer<typeof photoCheck>
