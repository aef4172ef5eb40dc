import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { bossDatabase } from './boss-database.ts'
import type { Jobs, Queue, QueueName } from './queue.ts'

export interface QueueSettings {
  /** How long one job may run before it is given to another worker. */
  expireMs: number
  onError: (error: unknown) => void
  /** Whether this process looks for jobs whose worker has died. */
  supervises: boolean
}

const queueNames: readonly QueueName[] = ['creation']
/** A dead worker is noticed by its heartbeat; the embedded database has no other worker that could die. */
const serverUpkeep = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 }
const embeddedUpkeep = { superviseIntervalSeconds: 60, monitorIntervalSeconds: 60, reindex: false }
/** pg-boss accepts no shorter heartbeat. */
const heartbeatSeconds = 10
/** Attempts are counted on the creation itself; this only has to be more. */
const retryLimit = 8

/** Opens pg-boss on the same database, so that a job can be sent inside a transaction of the domain. */
export async function openQueue(database: Database, settings: QueueSettings): Promise<Queue> {
  const boss = new PgBoss({
    ...bossDatabase(database),
    useListenNotify: true,
    schedule: false,
    supervise: settings.supervises,
    ...(database.source.kind === 'embedded' ? embeddedUpkeep : serverUpkeep),
    monitorVacuum: false,
  })
  boss.on('error', settings.onError)
  await boss.start()
  for (const name of queueNames) await prepare(boss, name, settings)
  if (database.source.kind === 'embedded') for (const name of queueNames) await requeueOrphans(boss, name)

  return {
    async send(trx, name, job) {
      const id = await boss.send(name, job, { db: fromKysely(trx) })
      if (id === null) throw new Error(`The queue ${name} did not take the job.`)
    },

    async work({ name, atOnce, handle }) {
      for (let worker = 0; worker < atOnce; worker++) await startWorker(boss, name, handle)
    },

    async stop(waitMs) {
      await boss.stop({ graceful: true, timeout: waitMs })
    },
  }
}

async function prepare(boss: PgBoss, name: QueueName, { expireMs }: QueueSettings): Promise<void> {
  const options = {
    retryLimit,
    retryDelay: 0,
    expireInSeconds: Math.ceil(expireMs / 1000),
    heartbeatSeconds,
    notify: true,
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

/** One pg-boss worker each, because only a worker's own id can be told to look again at once. */
async function startWorker<N extends QueueName>(
  boss: PgBoss,
  name: N,
  handle: (job: Jobs[N]) => Promise<void>,
): Promise<void> {
  let workerId = ''
  const options = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 30 }
  workerId = await boss.work<Jobs[N]>(name, options, async (jobs) => {
    try {
      for (const { data } of jobs) await handle(data)
    } finally {
      // Without this a worker sleeps 30 s after each job although more are waiting.
      boss.notifyWorker(workerId)
    }
  })
}
