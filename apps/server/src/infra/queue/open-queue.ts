import { setTimeout as sleep } from 'node:timers/promises'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Bell } from '../bell/bell.ts'
import type { Database } from '../database/database.ts'
import { afterCommit } from '../database/run-transaction.ts'
import { bossDatabase } from './boss-database.ts'
import type { Jobs, Queue, QueueName } from './queue.ts'
import { Team } from './team.ts'

export interface QueueSettings {
  /** How long one job may run before it is given to another worker. */
  expireMs: number
  onError: (error: unknown) => void
  /** Whether this process looks for jobs whose worker has died. */
  supervises: boolean
  /** Tells idle workers of all processes that there is something to do. */
  bell: Bell
}

const queueNames: readonly QueueName[] = ['creation', 'further-picture', 'ready', 'campaign']
/** A dead worker is noticed by its heartbeat; the embedded database has no other worker that could die. */
const serverUpkeep = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 }
const embeddedUpkeep = { superviseIntervalSeconds: 60, monitorIntervalSeconds: 60, reindex: false }
/** pg-boss accepts no shorter heartbeat. */
const heartbeatSeconds = 10
/** Attempts are counted on the creation itself; this only has to be more. */
const retryLimit = 8
/** How long a finished job is kept to be looked at. */
const deleteAfterSeconds = 6 * 60 * 60
/**
 * How often one idle worker of a process looks without being told. Only what is tried again is found like that, after its
 * worker failed, died or stopped; embedded, that worker is this process, which looks at once.
 */
const lookAgainMs = { server: 2000, embedded: 30_000 }
/** How often each of them looks by itself. */
const pollingIntervalSeconds = 30
/** How long a handler may take to let go of a job that is handed on. */
const letGoMs = 5000

/** Opens pg-boss on the same database, so that a job can be sent inside a transaction of the domain. */
export async function openQueue(database: Database, settings: QueueSettings): Promise<Queue> {
  const boss = new PgBoss({
    ...bossDatabase(database),
    schedule: false,
    supervise: settings.supervises,
    ...(database.source.kind === 'embedded' ? embeddedUpkeep : serverUpkeep),
    monitorVacuum: false,
  })
  boss.on('error', settings.onError)
  await boss.start()
  for (const name of queueNames) await prepare(boss, name, settings)
  if (database.source.kind === 'embedded') for (const name of queueNames) await requeueOrphans(boss, name)

  const handOn = new AbortController()
  const closing = new AbortController()
  const wakings: Promise<void>[] = []
  const withinMs = lookAgainMs[database.source.kind]
  const stopWorking = async (waitMs: number) => {
    const ended = Promise.all(queueNames.map((name) => boss.offWork(name)))
    if (await isWithin(ended, waitMs)) return
    handOn.abort()
    await isWithin(ended, letGoMs)
  }
  return {
    async send(trx, name, job, { afterMs = 0 } = {}) {
      const later = afterMs > 0 && { startAfter: Math.ceil(afterMs / 1000) }
      const id = await boss.send(name, job, { db: fromKysely(trx), ...later })
      if (id === null) throw new Error(`The queue ${name} did not take the job.`)
      if (!afterMs) afterCommit(trx, () => settings.bell.ring(wakeName(name)))
    },

    async work({ name, atOnce, handle }) {
      const context = { handOn: handOn.signal }
      const team = new Team()
      for (let worker = 0; worker < atOnce; worker++)
        await startWorker(boss, { name, team, handle: (job) => handle(job, context) })
      wakings.push(wakeOnRing(settings.bell, { name, team, withinMs, until: closing.signal }))
    },

    stopWorking,

    async stop(waitMs) {
      await stopWorking(waitMs)
      closing.abort()
      await Promise.all(wakings)
      await boss.stop({ graceful: false })
    },
  }
}

/** Whether something settles in time. */
async function isWithin(settling: Promise<unknown>, waitMs: number): Promise<boolean> {
  const stop = new AbortController()
  const late = sleep(waitMs, false, { signal: stop.signal }).catch(() => false)
  const inTime = await Promise.race([settling.then(() => true), late])
  stop.abort()
  return inTime
}

async function prepare(boss: PgBoss, name: QueueName, { expireMs }: QueueSettings): Promise<void> {
  const options = {
    retryLimit,
    retryDelay: 0,
    expireInSeconds: Math.ceil(expireMs / 1000),
    heartbeatSeconds,
    deleteAfterSeconds,
    notify: false,
  }
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
  // Fills pg-boss's cache of the queue: a cold cache is read through the outer handle, which a send inside a
  // transaction must not use.
  await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' })
}

/** The embedded database has one process, so a job that is active at start belongs to a process that died. */
async function requeueOrphans(boss: PgBoss, name: QueueName): Promise<void> {
  const { rows } = await boss
    .getDb()
    .executeSql(`select id from pgboss.job where name = $1 and state = 'active'`, [name])
  const ids = rows.map(({ id }) => String(id))
  if (ids.length) await boss.fail(name, ids)
}

interface Hand<N extends QueueName> {
  name: N
  team: Team
  handle: (job: Jobs[N]) => Promise<void>
}

/** One pg-boss worker each, because only a worker's own id can be told to look again at once. */
async function startWorker<N extends QueueName>(
  boss: PgBoss,
  { name, team, handle }: Hand<N>,
): Promise<void> {
  let workerId = ''
  const wake = () => boss.notifyWorker(workerId)
  const options = { batchSize: 1, pollingIntervalSeconds }
  team.add(wake)
  workerId = await boss.work<Jobs[N]>(name, options, ([{ data }]) => team.busy(wake, () => handle(data)))
}

function wakeName(name: QueueName): string {
  return `queue:${name}`
}

interface Waking {
  name: QueueName
  team: Team
  /** Even without a ring one of them looks. */
  withinMs: number
  until: AbortSignal
}

/**
 * The bell rings after the commit: NOTIFY inside a transaction would make all commits wait for one another, disk and all.
 */
async function wakeOnRing(bell: Bell, { name, team, withinMs, until }: Waking): Promise<void> {
  const watch = bell.watch(wakeName(name))
  while (!until.aborted) {
    await watch.next({ withinMs, signal: until })
    team.wakeOne()
  }
  watch.close()
}
