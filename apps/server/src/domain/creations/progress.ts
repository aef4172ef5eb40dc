import type { Stage } from '@ever-after/engine'
import type { Services } from '../../infra/services.ts'
import type { CreationRow } from './claim-creation.ts'

export interface Progress {
  report: (stage: Stage, fraction: number) => void
  /** Waits for a write that is under way, so that none comes after the end. */
  close(): Promise<void>
}

/** Writes an attempt's progress to its row: at once when a stage begins, else once in a while, newest only. */
export function openProgress(
  {
    database,
    bell,
    clock,
    settings,
    log,
  }: Pick<Services, 'database' | 'bell' | 'clock' | 'settings' | 'log'>,
  { id, attempts }: Pick<CreationRow, 'id' | 'attempts'>,
): Progress {
  let latest: { stage: Stage; fraction: number } | undefined
  let writing: Promise<void> | undefined
  let writtenStage: Stage | undefined
  let writtenMs = 0

  const write = async () => {
    while (latest) {
      const { stage, fraction } = latest
      latest = undefined
      writtenStage = stage
      writtenMs = clock.now().getTime()
      await database.db
        .updateTable('creations')
        .set({ stage, fraction })
        .where('id', '=', id)
        .where('status', '=', 'processing')
        .where('attempts', '=', attempts)
        .execute()
      bell.ring(id)
    }
  }

  return {
    report(stage, fraction) {
      const isDue = stage !== writtenStage || clock.now().getTime() - writtenMs >= settings.progressEveryMs
      if (!isDue) return
      latest = { stage, fraction: Math.min(1, Math.max(0, fraction)) }
      // A picture does not fail because its progress could not be written.
      writing ??= write()
        .catch((err: unknown) => log.warn({ err, creationId: id }, 'progress not written'))
        .finally(() => {
          writing = undefined
        })
    },
    async close() {
      await writing
    },
  }
}
