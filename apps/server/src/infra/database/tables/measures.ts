import type { FaultReasons } from '@ever-after/contract'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { CreationsTable } from './pictures.ts'

/** Sums over the creations, made anew where something changed. */
export interface MeasureTables {
  style_measures: {
    style_id: string
    style_name: string
    display_name: string
    positive: number
    negative: number
    runs: number
    failed: number
    p50_ms: number | null
    p95_ms: number | null
    likeness: number | null
    reasons: JSONColumnType<FaultReasons>
  }
  day_measures: {
    day: string
    completed: number
    failed: number
    p50_ms: number | null
    p95_ms: number | null
    /** How often each kind of picture ended how; the code of what was completed is null. */
    ends: JSONColumnType<{ kind: CreationsTable['kind']; code: string | null; count: number }[]>
  }
  /** Counted as it happens; of nobody in particular. */
  photo_refusals: {
    /** A day of UTC, such as 2026-01-31. */
    day: ColumnType<Date, string, never>
    code: string
    count: number
  }
  /** Styles and days whose measures are out of date. */
  style_changes: { style_id: string }
  day_changes: { day: string }
}
