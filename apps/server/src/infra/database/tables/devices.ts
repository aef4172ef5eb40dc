import type { ColumnType, JSONColumnType } from 'kysely'

/** Installations, what they hold of the server and what it keeps of them. */
export interface DeviceTables {
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
    /** Set while an operator refuses it new pictures. */
    blocked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    blocked_reason: ColumnType<string | null, string | null | undefined, string | null>
  }
  device_tokens: { token_hash: string; device_id: string; created_at: Date; revoked_at: Date | null }
  secrets: { name: string; value: string }
  rate_limits: { key: string; hits: number; resets_at: Date }
  idempotency_keys: {
    owner: string
    endpoint: string
    key: string
    body_hash: string
    reply: JSONColumnType<object>
    created_at: Date
  }
  affiliates: { device_id: string; since: Date }
  push_tokens: {
    device_id: string
    token: string
    kind: 'token'
    platform: 'ios'
    registered_at: Date
    /** When the app was last opened. */
    seen_at: Date
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
  discovery_sources: {
    id: string
    device_id: string | null
    source: string
    /** When the client says that it was answered. */
    answered_at: Date
    received_at: Date
  }
  style_requests: {
    id: string
    device_id: string | null
    style_name: string
    description: string
    requested_at: Date
    /** Set once an operator marked it as done. */
    done_at: ColumnType<Date | null, never, Date | null>
  }
}
