import type { ColumnType, Generated } from 'kysely'

/** What hosted models were asked for and what that cost; of nobody in particular. */
export interface SpendingTables {
  provider_attempts: {
    id: Generated<string>
    /** A day of UTC, such as 2026-01-31. */
    day: ColumnType<Date, string, never>
    kind: string
    provider: string
    model: string
    label: string | null
    round: number
    outcome: string
    /** Exact in the database; cast to double precision when read. */
    cost_usd: ColumnType<string, number | string, never>
    latency_ms: number
    likeness: number | null
    skin_delta_e: number | null
  }
  provider_spending: {
    day: ColumnType<Date, string, never>
    /** Empty in the row that counts everything. */
    label: Generated<string>
    usd: ColumnType<string, number | string>
  }
}
