import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Rows as the migrations declare them; `device_id` is null where the operator owns the row. */
export interface Tables {
  devices: {
    id: string
    installation_id: string
    is_browser: boolean
    app_version: string
    registered_at: Date
    /** Set when the device deleted its data; the installation's id is a hash from then on. */
    deleted_at: ColumnType<Date | null, never, Date>
    /** Set when nothing of a deleted device's data is left. */
    emptied_at: ColumnType<Date | null, never, Date>
  }
  device_tokens: { token_hash: string; device_id: string; created_at: Date; revoked_at: Date | null }
  operator_password: { is_only: Generated<boolean>; hash: string; set_at: Date }
  operator_sessions: { token_hash: string; created_at: Date; expires_at: Date }
  secrets: { name: string; value: string }
  rate_limits: { key: string; hits: number; resets_at: Date }
  balances: { device_id: string; bucket: Bucket; period: Generated<string>; balance: number }
  ledger_entries: {
    id: Generated<string>
    device_id: string
    bucket: Bucket
    /** Start of the week that a weekly unit belongs to; empty for units without an end. */
    period: Generated<string>
    kind: 'grant' | 'reserve' | 'commit' | 'return' | 'move'
    amount: number
    reason: string
    creation_id: string | null
    created_at: Date
  }
  subscriptions: {
    device_id: string
    product_id: string
    period_type: string
    expires_at: Date
    /** Weeks of seven days are counted from here, whatever is renewed or switched meanwhile. */
    weeks_from: Generated<Date>
  }
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
  catalogues: { name: 'live' | 'dresses'; document: JSONColumnType<object>; version: string; saved_at: Date }
  creations: CreationsTable
  /** Without an owner and without a reference, so that it outlives the picture. */
  ratings: {
    creation_id: string
    style_id: string
    style_name: string
    rating: 'positive' | 'negative'
    rated_at: Date
  }
  deleted_creations: { id: string; device_id: string; deleted_at: Date }
  idempotency_keys: {
    owner: string
    endpoint: string
    key: string
    body_hash: string
    reply: JSONColumnType<object>
    created_at: Date
  }
  style_requests: {
    id: string
    device_id: string | null
    style_name: string
    description: string
    requested_at: Date
  }
  discovery_sources: {
    id: string
    device_id: string | null
    source: string
    /** When the client says that it was answered. */
    answered_at: Date
    received_at: Date
  }
  affiliates: { device_id: string; since: Date }
  push_tokens: {
    device_id: string
    token: string
    kind: 'token'
    platform: 'ios'
    registered_at: Date
  }
  push_interactions: {
    id: string
    device_id: string | null
    notification_id: string
    action: 'tap'
    /** When the client says that it happened. */
    tapped_at: Date
    received_at: Date
  }
  review_requests: {
    id: string
    device_id: string
    triggered_by: 'push_notification' | 'purchase'
    requested_at: Date
  }
  upload_presets: { preset_hash: string; device_id: string | null; expires_at: Date }
  hosted_images: {
    public_id: string
    asset_id: string
    /** Whole seconds; a bigint column, which one driver gives as text and the other as a number. */
    version: number | string
    device_id: string | null
    folder: string
    object_key: string
    width_px: number
    height_px: number
    size_bytes: number
    created_at: Date
    expires_at: Date | null
  }
}

export type Bucket = 'free' | 'welcome' | 'weekly' | 'portrait_free' | 'portrait_weekly' | 'portrait_credit'

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
}

interface CreationsTable {
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
  error_code: string | null
}
