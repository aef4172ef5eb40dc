import type { Bucket, LedgerReason, TestGroup } from '@ever-after/contract'
import type { ColumnType, Generated } from 'kysely'
import type { CreationsTable } from './pictures.ts'

/** What a device may still do, and what was bought. */
export interface MembershipTables {
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
  support_grants: { failure: string; device_id: string; amount: number; note: string; granted_at: Date }
  experiment_groups: { device_id: string; test_name: string; test_group: TestGroup; decided_at: Date }
  exposures: {
    id: string
    device_id: string | null
    test_name: string
    test_group: TestGroup
    surface: string
    paywall_trigger: string | null
    /** Whether the installation saw the prices for the first time. */
    is_first: Generated<boolean>
    shown_at: Date
  }
  conversions: {
    store: string
    transaction_id: string
    test_name: string
    test_group: TestGroup
    product_id: string
    /** Whether the installation had been shown the prices. */
    was_exposed: Generated<boolean>
    converted_at: Date
  }
}
