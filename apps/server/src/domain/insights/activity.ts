import type { Activity } from '@ever-after/contract'
import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import { dayOf } from '../spending/index.ts'
import { readExperiment } from './experiment-readout.ts'
import { refreshMeasures } from './refresh-measures.ts'

const dayMs = 24 * 60 * 60 * 1000
const kinds = ['style', 'dress', 'portrait', 'hair'] as const

/** What went on in the last days, counted in UTC with today as the last; the price test from its beginning. */
export async function readActivity(
  services: Pick<Services, 'database' | 'clock'>,
  dayCount: number,
): Promise<Activity> {
  const { database, clock } = services
  await refreshMeasures(services)
  const today = Math.floor(clock.now().getTime() / dayMs) * dayMs
  const since = new Date(today - (dayCount - 1) * dayMs)
  const rows = await readDays({ database }, since)
  const measured = new Map(rows.map(({ ends: _, ...day }) => [day.day, day]))
  return {
    days: Array.from({ length: dayCount }, (_, index) => {
      const day = dayOf(new Date(since.getTime() + index * dayMs))
      return measured.get(day) ?? { day, completed: 0, failed: 0, p50Ms: null, p95Ms: null }
    }),
    ...countEnds(rows.flatMap(({ ends }) => ends)),
    refusedPhotos: await countRefusedPhotos({ database }, since),
    discovery: await countSources({ database }, since),
    experiment: await readExperiment({ database }),
  }
}

type Reading = Pick<Services, 'database'>

function readDays({ database }: Reading, since: Date) {
  return database.replica
    .selectFrom('day_measures')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'completed', 'failed', 'ends'])
    .select(['p50_ms as p50Ms', 'p95_ms as p95Ms'])
    .where('day', '>=', dayOf(since))
    .execute()
}

interface End {
  kind: (typeof kinds)[number]
  /** Why it failed; null for a picture that was completed. */
  code: string | null
  count: number
}

function countEnds(ends: readonly End[]): Pick<Activity, 'kinds' | 'failures'> {
  const sum = (some: readonly End[]) => some.reduce((total, { count }) => total + count, 0)
  const failed = ends.filter((end): end is End & { code: string } => end.code !== null)
  return {
    kinds: kinds.map((kind) => ({
      kind,
      completed: sum(ends.filter((end) => end.kind === kind && end.code === null)),
      failed: sum(failed.filter((end) => end.kind === kind)),
    })),
    failures: [...Map.groupBy(failed, ({ code }) => code)]
      .map(([code, some]) => ({ code, count: sum(some) }))
      .toSorted((one, other) => other.count - one.count),
  }
}

function countRefusedPhotos({ database }: Reading, since: Date): Promise<Activity['refusedPhotos']> {
  return database.replica
    .selectFrom('photo_refusals')
    .select((eb) => ['code', eb.cast<number>(eb.fn.sum('count'), 'integer').as('count')])
    .where('day', '>=', sql<Date>`${dayOf(since)}::date`)
    .groupBy('code')
    .orderBy('count', 'desc')
    .orderBy('code')
    .execute()
}

function countSources({ database }: Reading, since: Date): Promise<Activity['discovery']> {
  return database.replica
    .selectFrom('discovery_sources')
    .select((eb) => ['source', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('received_at', '>=', since)
    .groupBy('source')
    .orderBy('count', 'desc')
    .orderBy('source')
    .execute()
}
