import type { Report } from '@ever-after/engine'
import type { Services } from '../../infra/services.ts'
import { settleChange } from '../membership/index.ts'
import type { PictureKeys } from './picture-files.ts'
import type { FailureCode } from './rules.ts'

export interface Completion {
  creationId: string
  /** The attempt that made the picture; an older one has lost its turn and changes nothing. */
  attempt: number
  durationMs: number
  keys: PictureKeys
  report: Report
}

/** Completes a creation and spends its change; false when it has ended in another way meanwhile. */
export async function completeCreation(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { creationId, attempt, durationMs, keys, report }: Completion,
): Promise<boolean> {
  const now = clock.now()
  return database.transaction(async (trx) => {
    const ended = await trx
      .updateTable('creations')
      .set({
        status: 'completed',
        stage: 'checking',
        fraction: 1,
        finished_at: now,
        duration_ms: durationMs,
        engine: report.engine,
        report: JSON.stringify(report),
        master_key: keys.master,
        preview_key: keys.preview,
        thumb_key: keys.thumb,
      })
      .where('id', '=', creationId)
      .where('status', '=', 'processing')
      .where('attempts', '=', attempt)
      .returning('id')
      .execute()
    if (ended.length === 0) return false
    await settleChange(trx, { creationId, outcome: 'commit', reason: 'picture completed', now })
    return true
  })
}

export interface Failure {
  creationId: string
  code: FailureCode
  /** When given, only the failure of this attempt counts. */
  attempt?: number
}

/** Fails a creation and gives its change back; false when it has ended in another way meanwhile. */
export async function failCreation(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { creationId, code, attempt }: Failure,
): Promise<boolean> {
  const now = clock.now()
  return database.transaction(async (trx) => {
    let update = trx
      .updateTable('creations')
      .set({ status: 'failed', error_code: code, finished_at: now })
      .where('id', '=', creationId)
      .where('status', 'in', ['pending', 'processing'])
    if (attempt !== undefined) update = update.where('attempts', '=', attempt)
    const ended = await update.returning('id').execute()
    if (ended.length === 0) return false
    await settleChange(trx, { creationId, outcome: 'return', reason: code, now })
    return true
  })
}
