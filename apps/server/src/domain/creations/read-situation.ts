import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import type { CreationRow } from './claim-creation.ts'
import type { Situation } from './estimate-remaining.ts'

/** What an estimate needs: how long the last twenty of the kind took and how many of any kind come first. */
export async function readSituation(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  creation: CreationRow,
): Promise<Situation> {
  const recent = database.db
    .selectFrom('creations')
    .select('duration_ms')
    .where('status', '=', 'completed')
    .where('kind', '=', creation.kind)
    .where('is_test', '=', false)
    // A further picture waits for others within its time.
    .where('first_id', 'is', null)
    .orderBy('finished_at', 'desc')
    .limit(20)
  const { typical_ms } = await database.db
    .selectFrom(recent.as('recent'))
    .select(sql<number | null>`percentile_cont(0.5) within group (order by duration_ms)`.as('typical_ms'))
    .executeTakeFirstOrThrow()
  return {
    typicalMs: typical_ms ?? undefined,
    elapsedMs:
      creation.status === 'processing' && creation.started_at
        ? clock.now().getTime() - creation.started_at.getTime()
        : undefined,
    fraction: creation.fraction,
    ...(await readQueue({ database, settings }, creation)),
  }
}

/** How many are made at once shows in those that are being made; a worker of its own adds to them. */
async function readQueue(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  { status, created_at }: CreationRow,
): Promise<Pick<Situation, 'ahead' | 'atOnce'>> {
  const { creationsAtOnce } = settings
  if (status !== 'pending') return { ahead: 0, atOnce: creationsAtOnce }
  const { ahead, running } = await countAhead(database, created_at)
  return { ahead, atOnce: Math.max(creationsAtOnce, running) }
}

async function countAhead({ db }: Services['database'], createdAt: Date) {
  const isRunning = sql<boolean>`status = 'processing'`
  return (
    db
      .selectFrom('creations')
      .select((eb) => [
        eb.cast<number>(eb.fn.countAll(), 'integer').as('ahead'),
        eb.cast<number>(eb.fn.countAll().filterWhere(isRunning), 'integer').as('running'),
      ])
      .where('status', 'in', ['pending', 'processing'])
      .where('created_at', '<', createdAt)
      // A further picture lets others go first.
      .where((eb) => eb.or([eb('first_id', 'is', null), eb('redo_of', 'is not', null)]))
      .executeTakeFirstOrThrow()
  )
}
