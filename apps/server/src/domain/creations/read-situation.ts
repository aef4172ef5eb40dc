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
    ahead: creation.status === 'pending' ? await countAhead(database, creation) : 0,
    atOnce: settings.creationsAtOnce,
  }
}

async function countAhead(database: Services['database'], { created_at }: CreationRow): Promise<number> {
  const { ahead } = await database.db
    .selectFrom('creations')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('ahead'))
    .where('status', 'in', ['pending', 'processing'])
    .where('created_at', '<', created_at)
    .executeTakeFirstOrThrow()
  return ahead
}
