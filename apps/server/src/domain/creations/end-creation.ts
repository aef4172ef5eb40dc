import type { Report } from '@ever-after/engine'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { lockReturns, settleUnit } from '../membership/index.ts'
import { announceReady } from '../notifications/index.ts'
import { beginFurther } from './begin-further.ts'
import { keepPortraits, type NewPortrait } from './keep-portraits.ts'
import { keptReport } from './kept-report.ts'
import type { PictureKeys } from './picture-files.ts'
import type { FailureCode } from './rules.ts'

export interface Completion {
  creationId: string
  /** The attempt that made the picture; an older one has lost its turn and changes nothing. */
  attempt: number
  durationMs: number
  made: { keys: PictureKeys } | { portraits: NewPortrait[] }
  report: Report
  /** Whether the couple got the same picture while this one was drawn. */
  isRepeated?: (trx: Trx) => Promise<boolean>
}

/** A repeated picture completes nothing; nor does one whose creation has ended in another way, or whose attempt is over. */
export type Completed = 'completed' | 'repeated' | 'too_late'

/** Completes a creation and spends its unit. */
export async function completeCreation(
  services: Pick<Services, 'database' | 'queue' | 'bell' | 'clock' | 'random' | 'settings'>,
  { creationId, attempt, durationMs, made, report, isRepeated }: Completion,
): Promise<Completed> {
  const { database, bell, clock, settings } = services
  const now = clock.now()
  const kept = keptReport(report)
  const completed = await database.transaction(async (trx): Promise<Completed> => {
    if (!(await isOpen(trx, { creationId, attempt }))) return 'too_late'
    if (await isRepeated?.(trx)) return 'repeated'
    const ended = await trx
      .updateTable('creations')
      .set({
        status: 'completed',
        stage: 'checking',
        fraction: 1,
        finished_at: now,
        duration_ms: durationMs,
        engine: report.engine,
        report: JSON.stringify(kept),
        ...('keys' in made && {
          master_key: made.keys.master,
          preview_key: made.keys.preview,
          thumb_key: made.keys.thumb,
          marked_thumb_key: made.keys.markedThumb,
        }),
      })
      .where('id', '=', creationId)
      .where('status', '=', 'processing')
      .where('attempts', '=', attempt)
      .returningAll()
      .executeTakeFirst()
    if (!ended) return 'too_late'
    if ('portraits' in made)
      await keepPortraits({ settings }, trx, { creation: ended, portraits: made.portraits, now })
    await settleUnit(trx, { creationId, outcome: 'commit', now })
    // The other pictures of a change come with the first one; a redo is waited for like it.
    if (!ended.first_id || ended.redo_of)
      await announceReady(services, trx, { id: ended.id, deviceId: ended.device_id, kind: ended.kind })
    if (!ended.first_id) await beginFurther(services, trx, { first: ended, planned: kept.others })
    return 'completed'
  })
  bell.ring(creationId)
  return completed
}

/** Comparing makes a device's other pictures wait, and a repeated one is drawn again; only an attempt that counts may do so. */
async function isOpen(
  trx: Trx,
  { creationId, attempt }: Pick<Completion, 'creationId' | 'attempt'>,
): Promise<boolean> {
  const open = await trx
    .selectFrom('creations')
    .select('id')
    .where('id', '=', creationId)
    .where('status', '=', 'processing')
    .where('attempts', '=', attempt)
    .executeTakeFirst()
  return open !== undefined
}

export interface Failure {
  creationId: string
  code: FailureCode
  /** When given, only the failure of this attempt counts. */
  attempt?: number
}

/** Fails a creation and gives its unit back; false when it has ended in another way meanwhile. */
export async function failCreation(
  { database, bell, clock }: Pick<Services, 'database' | 'bell' | 'clock'>,
  { creationId, code, attempt }: Failure,
): Promise<boolean> {
  const now = clock.now()
  const isFailed = await database.transaction(async (trx) => {
    await lockReturns(trx, [creationId])
    let update = trx
      .updateTable('creations')
      .set({ status: 'failed', error_code: code, finished_at: now })
      .where('id', '=', creationId)
      .where('status', 'in', ['pending', 'processing'])
    if (attempt !== undefined) update = update.where('attempts', '=', attempt)
    const ended = await update.returning('id').execute()
    if (ended.length === 0) return false
    await settleUnit(trx, { creationId, outcome: 'return', now })
    return true
  })
  bell.ring(creationId)
  return isFailed
}
