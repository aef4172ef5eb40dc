import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../infra/services.ts'

export type Ending = { status: 'completed' } | { status: 'failed'; errorCode: string }

/** Waits for a creation to end; undefined when it has not within the time that a caller may be kept. */
export async function waitForEnd(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  creationId: string,
): Promise<Ending | undefined> {
  const untilMs = performance.now() + settings.enhancementWaitMs
  for (;;) {
    const row = await database.db
      .selectFrom('creations')
      .select(['status', 'error_code'])
      .where('id', '=', creationId)
      .executeTakeFirst()
    if (!row || row.status === 'failed') return { status: 'failed', errorCode: row?.error_code ?? 'internal' }
    if (row.status === 'completed') return { status: 'completed' }
    if (performance.now() >= untilMs) return undefined
    await sleep(settings.enhancementPollMs)
  }
}
