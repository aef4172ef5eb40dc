import { type CreationCheck, creationCheck } from '@ever-after/contract'
import type { CreationRow } from './claim-creation.ts'

export const checkColumns = [
  'id',
  'kind',
  'status',
  'is_test',
  'created_at',
  'duration_ms',
  'attempts',
  'error_code',
  'report',
] as const

/** A report of an earlier release that says less is shown as none. */
const checkReport = creationCheck.shape.report

/** What was measured of a creation; neither whose it is nor the picture. */
export function viewCheck(row: Pick<CreationRow, (typeof checkColumns)[number]>): CreationCheck {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    isTest: row.is_test,
    createdAt: row.created_at.toISOString(),
    durationMs: row.duration_ms,
    attempts: row.attempts,
    errorCode: row.error_code,
    report: checkReport.safeParse(row.report).data ?? null,
  }
}
