import type { Bucket, LedgerReason, TestGroup } from '@ever-after/contract'
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
    /** When the store was last asked about who holds what here. */
    store_read_at: ColumnType<Date | null, never, Date>
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
    kind: 'grant' | 'reserve' | 'commit' | 'return' | 'revoke' | 'move'
    amount: number
    reason: LedgerReason
    creation_id: string | null
    /** What the creation was; null for entries without one and for those of an earlier release whose creation is gone. */
    creation_kind: ColumnType<CreationsTable['kind'] | null, CreationsTable['kind'] | null | undefined, never>
    purchase_id: ColumnType<string | null, string | null | undefined, never>
    /** Where moved units came from or went to. */
    other_device_id: ColumnType<string | null, string | null | undefined, never>
    created_at: Date
  }
  subscriptions: {
    device_id: string
    product_id: string
    period_type: string
    expires_at: Date
    /** Weeks of seven days are counted from here, whatever is renewed or switched meanwhile. */
    weeks_from: Generated<Date>
    store: Generated<string>
    /** The store's number of the first period; it stays the same when the subscription renews. */
    transaction_id: ColumnType<string | null, string | null | undefined>
    is_sandbox: Generated<boolean>
    /** When the store was last asked about it. */
    read_at: Generated<Date>
  }
  purchases: {
    id: string
    store: string
    transaction_id: string
    device_id: string
    product_id: string
    is_sandbox: boolean
    purchased_at: Date
    recorded_at: Date
    refunded_at: ColumnType<Date | null, Date | null | undefined>
    /** Until when an answer that knows nothing of the refund is doubted. */
    doubted_until: ColumnType<Date | null, Date | null | undefined>
    /** When the store was asked about it. */
    read_at: Date
  }
  subscription_reads: { transaction_hash: string; read_at: Date }
  refund_reversals: { transaction_hash: string; told_at: Date }
  store_events: { id: string; type: string; app_user_id: string | null; received_at: Date }
  experiment_groups: { device_id: string; test_name: string; test_group: TestGroup; decided_at: Date }
  exposures: {
    id: string
    device_id: string | null
    test_name: string
    test_group: TestGroup
    surface: string
    paywall_trigger: string | null
    shown_at: Date
  }
  conversions: {
    store: string
    transaction_id: string
    test_name: string
    test_group: TestGroup
    product_id: string
    converted_at: Date
  }
  support_grants: { failure: string; device_id: string; amount: number; note: string; granted_at: Date }
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
