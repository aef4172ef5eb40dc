import type { Services } from '../../infra/services.ts'

export type Ending = { status: 'completed' } | { status: 'failed'; errorCode: string }

type Waiting = Pick<Services, 'database' | 'bell' | 'settings'>

const never = new AbortController().signal

/** Waits for a creation to end; undefined when it has not within the time that a caller may be kept. */
export async function waitForEnd(services: Waiting, creationId: string): Promise<Ending | undefined> {
  const { bell, settings } = services
  const untilMs = performance.now() + settings.enhancementWaitMs
  const watch = bell.watch(creationId)
  try {
    for (;;) {
      const ending = await readEnding(services, creationId)
      const leftMs = untilMs - performance.now()
      if (ending || leftMs <= 0) return ending
      await watch.next({ withinMs: Math.min(settings.eventsRereadMs, leftMs), signal: never })
    }
  } finally {
    watch.close()
  }
}

async function readEnding({ database }: Waiting, creationId: string): Promise<Ending | undefined> {
  const row = await database.db
    .selectFrom('creations')
    .select(['status', 'error_code'])
    .where('id', '=', creationId)
    .executeTakeFirst()
  if (!row || row.status === 'failed') return { status: 'failed', errorCode: row?.error_code ?? 'internal' }
  return row.status === 'completed' ? { status: 'completed' } : undefined
}
