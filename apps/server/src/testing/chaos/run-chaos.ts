import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../infra/database/database.ts'
import { openDatabase } from '../../infra/database/open-database.ts'
import type { FreshDatabase } from '../fresh-database.ts'
import { drawPortrait } from '../make-photos.ts'
import { type Cluster, type Role, startCluster } from './cluster.ts'
import { liveAsCouples, type Promised } from './couple.ts'
import { judge, type Verdict } from './judge.ts'

export interface ChaosOptions {
  database: FreshDatabase
  /** How many processes are killed under load, one every so often. */
  kills: number
  killEveryMs: number
  couples: number
  /** What each process does, in the order in which they are killed. */
  roles?: readonly Role[]
  /** How long the engine sleeps over a picture. */
  pictureMs: number
  say?: (line: string) => void
}

export interface ChaosReport {
  verdict: Verdict
  counts: Record<string, number>
}

/** The verdict when nothing was lost. */
export const nothingLost = {
  lostDevices: [],
  lostPhotos: [],
  lostCreations: [],
  lostPictures: [],
  deletedButThere: [],
  paidTwice: [],
  unended: [],
  jobsLeft: [],
  surprises: [],
} satisfies Partial<Verdict>

const fiveRoles: readonly Role[] = ['http', 'worker', 'http', 'worker', 'http']
/** A worker that died is noticed after ten seconds, a picture that it had begun twice is given up and its unit goes back. */
const patienceMs = 120_000

/** Processes that answer and others that draw under load, one killed after the other; then everything is compared. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { database: fresh, roles = fiveRoles, pictureMs, say = () => {} } = options
  const env = { REGISTRATIONS_PER_HOUR: '1000000', LIGHT_ENGINE_JOB_MS: String(pictureMs) }
  const cluster = await startCluster({ database: fresh, roles, env })
  const { databaseUrl: url, dataFolder } = fresh
  const database = await openDatabase({ url, dataFolder, onIdleError: () => {} })
  const promised: Promised = { tokens: [], photos: [], creations: [], deleted: [], surprises: [] }
  try {
    await underLoad({ cluster, promised, options, say })
    const waitedMs = await untilAllEnded(database)
    const verdict = await judge({ cluster, database, dataFolder, promised })
    const counts = {
      kills: options.kills,
      requestsAskedAgain: cluster.countRetries(),
      devices: promised.tokens.length,
      photos: promised.photos.length * 2,
      applies: promised.creations.length,
      deleted: promised.deleted.length,
      waitedForTheLastMs: Math.round(waitedMs),
      ...(await countEnds(database)),
    }
    return { verdict, counts }
  } finally {
    await database.close()
    await cluster.stop()
  }
}

interface Load {
  cluster: Cluster
  promised: Promised
  options: ChaosOptions
  say: (line: string) => void
}

async function underLoad({ cluster, promised, options, say }: Load): Promise<void> {
  const portrait = await drawPortrait()
  const stop = new AbortController()
  const couples = Array.from({ length: options.couples }, () =>
    liveAsCouples({ cluster, portrait, promised, stopped: stop.signal }),
  )
  for (let kills = 0; kills < options.kills; kills++) {
    await sleep(options.killEveryMs / 2)
    const name = await cluster.killNext(Math.min(3000, options.killEveryMs / 4))
    say(`killed ${name}; ${promised.creations.length} pictures asked for so far`)
    await sleep(options.killEveryMs / 4)
  }
  stop.abort()
  await Promise.all(couples)
}

async function untilAllEnded({ db }: Database): Promise<number> {
  const startedMs = performance.now()
  while (performance.now() - startedMs < patienceMs) {
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from creations where status in ('pending', 'processing'))::integer
        + (select count(*) from pgboss.job where name = 'creation' and state <> 'completed')::integer as left`.execute(
      db,
    )
    if (rows[0].left === 0) break
    await sleep(250)
  }
  return performance.now() - startedMs
}

async function countEnds({ db }: Database): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('creations')
    .select(['status', 'error_code', (eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .groupBy(['status', 'error_code'])
    .execute()
  return Object.fromEntries(
    rows.map(({ status, error_code, count }) => [[status, error_code].filter(Boolean).join(' '), count]),
  )
}
