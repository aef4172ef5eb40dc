import type { FaultReason, PhotoFrame } from '@ever-after/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Photos that came in and pictures that were made. */
export interface PictureTables {
  photos: PhotosTable
  saved_portraits: {
    photo_id: string
    device_id: string
    portrait_type: 'wedding' | 'dress'
    attire: 'dress' | 'suit'
    partner: 1 | 2
    saved_at: Date
  }
  uploaded_dresses: { photo_id: string; device_id: string; name: string; uploaded_at: Date }
  upload_presets: { preset_hash: string; device_id: string | null; expires_at: Date }
  incoming_uploads: { object_key: string; preset_hash: string; expires_at: Date }
  hosted_images: {
    public_id: string
    asset_id: string
    /** Whole seconds; a bigint column, which one driver gives as text and the other as a number. */
    version: number | string
    device_id: string | null
    folder: string
    /** Null for a picture that an outside host keeps. */
    object_key: string | null
    width_px: number
    height_px: number
    size_bytes: number
    created_at: Date
    expires_at: Date | null
  }
  creations: CreationsTable
  deleted_creations: {
    id: string
    device_id: string
    deleted_at: Date
    /** The first picture of the change that it was the redo of. */
    redone_id: ColumnType<string | null, string | null | undefined, never>
  }
  /** Without an owner and without a reference, so that it outlives the picture. */
  ratings: {
    creation_id: string
    style_id: string
    style_name: string
    rating: 'positive' | 'negative'
    reason: ColumnType<FaultReason | null, undefined, FaultReason>
    rated_at: Date
  }
  test_panels: {
    id: string
    name: string
    photo1_id: string
    photo2_id: string
    attire1: 'dress' | 'suit'
    attire2: 'dress' | 'suit'
    created_at: Date
  }
}

export interface StoredHint {
  code: string
  severity: 'info' | 'warn' | 'ask' | 'block'
}

interface PhotosTable {
  id: string
  device_id: string | null
  /** A gown shows a dress; every other purpose shows one person. */
  purpose: 'couple' | 'source' | 'dress' | 'hair' | 'portrait' | 'gown'
  object_key: string
  width_px: number
  height_px: number
  size_bytes: number
  created_at: Date
  /** Null while the photo is a saved portrait. */
  expires_at: Date | null
  deleted_at: Date | null
  /** The enhancement that made this portrait, and which of its two results it is. */
  creation_id: string | null
  variant: string | null
  /** Object keys of small pictures by hair colour, once they were made. */
  swatches: ColumnType<Record<string, string> | null, string | undefined, string>
  /** The part of the photo that these show; they are drawn again where it is not known. */
  swatch_frame: ColumnType<PhotoFrame | null, undefined, string | null>
  /** What the coach said of it, without what was measured; null until it was asked, and once the photo is gone. */
  hints: ColumnType<StoredHint[] | null, undefined, string | null>
  /** Whether somebody said that the person in it is an adult; false also where nobody was asked. */
  is_confirmed_adult: Generated<boolean>
  /** The part that is shown; null until the coach was asked, unless somebody framed it by hand. */
  frame: ColumnType<PhotoFrame | null, string | undefined, string | null>
  is_framed: Generated<boolean>
  /** What the frame shows, as a picture of its own; null where the photo is shown whole. */
  framed_key: ColumnType<string | null, undefined, string | null>
}

export interface CreationsTable {
  id: string
  device_id: string | null
  is_test: boolean
  status: 'pending' | 'processing' | 'completed' | 'failed'
  kind: 'style' | 'dress' | 'portrait' | 'hair'
  /** What is wished, as the kind wants it. */
  details: JSONColumnType<object>
  photo1_id: string
  /** The second partner, or the photo of an uploaded dress. */
  photo2_id: string | null
  seed: number
  attempts: Generated<number>
  /** Attempts that ended because their worker was asked to stop. */
  handed_on: Generated<number>
  stage: Generated<string>
  fraction: Generated<number>
  created_at: Date
  deadline_at: Date
  started_at: Date | null
  finished_at: Date | null
  duration_ms: number | null
  engine: string | null
  report: JSONColumnType<object | null>
  master_key: string | null
  preview_key: string | null
  thumb_key: string | null
  /** The thumbnail with the watermark; null also of pictures that are older than it. */
  marked_thumb_key: string | null
  error_code: string | null
  /** The picture of the same change that was made first and paid for all; null for that one itself. */
  first_id: ColumnType<string | null, string | undefined, never>
  /** The picture that was not good, where this one was made anew for nothing. */
  redo_of: ColumnType<string | null, string | undefined, never>
  starred_at: ColumnType<Date | null, undefined, Date | null>
  /** When its owner first looked at the finished picture. */
  seen_at: ColumnType<Date | null, never, Date>
}
