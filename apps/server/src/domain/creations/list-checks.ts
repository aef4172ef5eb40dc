import { type CreationCheck, creationCheck, type historyQuery } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'

/** A report of an earlier release that says less is shown as none. */
const checkReport = creationCheck.shape.report

/** What was measured of the creations of every kind, newest first, for the operator. */
export async function listChecks(
  { database }: Pick<Services, 'database'>,
  { limit, offset }: z.output<typeof historyQuery>,
): Promise<CreationCheck[]> {
  const rows = await database.db
    .selectFrom('creations')
    .select(['id', 'kind', 'status', 'is_test', 'created_at', 'duration_ms', 'attempts', 'error_code'])
    .select('report')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id, kind, status, is_test, created_at, duration_ms, attempts, error_code, report }) => ({
    id,
    kind,
    status,
    isTest: is_test,
    createdAt: created_at.toISOString(),
    durationMs: duration_ms,
    attempts,
    errorCode: error_code,
    report: checkReport.safeParse(report).data ?? null,
  }))
}
