import type { Generated, JSONColumnType } from 'kysely'

/** Rows as the migrations declare them; `device_id` is null where the operator owns the row. */
export interface Tables {
  devices: {
    id: string
    installation_id: string
    is_browser: boolean
    app_version: string
    registered_at: Date
  }
  device_tokens: { token_hash: string; device_id: string; created_at: Date; revoked_at: Date | null }
  operator_password: { is_only: Generated<boolean>; hash: string; set_at: Date }
  operator_sessions: { token_hash: string; created_at: Date; expires_at: Date }
  secrets: { name: string; value: string }
  rate_limits: { key: string; hits: number; resets_at: Date }
  balances: { device_id: string; bucket: Bucket; balance: number }
  ledger_entries: {
    id: Generated<string>
    device_id: string
    bucket: Bucket
    kind: 'grant' | 'reserve' | 'commit' | 'return' | 'move'
    amount: number
    reason: string
    creation_id: string | null
    created_at: Date
  }
  subscriptions: { device_id: string; product_id: string; period_type: string; expires_at: Date }
  photos: {
    id: string
    device_id: string | null
    purpose: 'couple' | 'source' | 'dress'
    object_key: string
    width_px: number
    height_px: number
    size_bytes: number
    created_at: Date
    expires_at: Date
    deleted_at: Date | null
  }
  catalogues: { name: 'live'; document: JSONColumnType<object>; version: string; saved_at: Date }
  creations: CreationsTable
  deleted_creations: { id: string; device_id: string; deleted_at: Date }
  idempotency_keys: {
    owner: string
    endpoint: string
    key: string
    body_hash: string
    reply: JSONColumnType<object>
    created_at: Date
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

export type Bucket = 'free' | 'welcome'

interface CreationsTable {
  id: string
  device_id: string | null
  is_test: boolean
  status: 'pending' | 'processing' | 'completed' | 'failed'
  style_id: string
  style_name: string
  display_name: string
  variation_name: string
  recipe: JSONColumnType<object>
  prompt: string | null
  photo1_id: string
  photo2_id: string
  attire1: 'dress' | 'suit'
  attire2: 'dress' | 'suit'
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
