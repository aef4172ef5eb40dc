import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { addDatabaseGauge, type DatabaseGauge } from './add-database-gauge.ts'
import { readLedgerTotals } from './read-ledger-totals.ts'
import { readQueues } from './read-queues.ts'
import { readRetention } from './read-retention.ts'
import { readRunningCreations } from './read-running-creations.ts'
import { readSpendingToday } from './read-spending.ts'

type Sources = Pick<Services, 'database' | 'clock' | 'settings' | 'log' | 'meters'>

/** Sums over whole tables are read this often at most. */
const wholeTableEveryMs = 5 * 60_000
/** And rest so many times as long as they took, however large the tables are. */
const wholeTableRests = 300
const retentionEveryMs = 60_000

export interface GaugeDuties {
  /** Whether this process reads the whole ledger now and then; those that answer requests leave it to others. */
  sumsTheLedger: boolean
}

/** Adds what the database knows to the metrics; every process reads the same, so dashboards take the maximum. */
export function addDatabaseGauges(sources: Sources, { sumsTheLedger }: GaugeDuties): void {
  const gauges = gaugesOf(sources)
  for (const gauge of sumsTheLedger ? [...gauges, ledgerGauge(sources)] : gauges)
    addDatabaseGauge(sources, gauge)
}

function ledgerGauge({ database }: Sources): DatabaseGauge {
  return {
    name: 'ledger_units',
    help: 'Sums of all entries of the ledger by bucket and kind; the kind balance is what devices still have',
    labelNames: ['bucket', 'kind'],
    everyMs: wholeTableEveryMs,
    restTimes: wholeTableRests,
    read: async () =>
      (await readLedgerTotals(database)).map(({ units: value, ...labels }) => ({ labels, value })),
  }
}

function gaugesOf({ database, clock, settings }: Sources): DatabaseGauge[] {
  return [
    {
      name: 'database_up',
      help: 'Whether the database answers',
      read: async () => [{ labels: {}, value: await answers(database) }],
    },
    {
      name: 'creations_running',
      help: 'Pictures that wait or are being made',
      labelNames: ['status'],
      read: async () =>
        (await readRunningCreations(database)).map(({ status, count }) => ({
          labels: { status },
          value: count,
        })),
    },
    {
      name: 'queue_jobs',
      help: 'Jobs that nobody works on yet: waiting, or delayed until they are tried again',
      labelNames: ['queue', 'state'],
      read: async () =>
        (await readQueues(database)).flatMap(({ queue, waiting, delayed }) => [
          { labels: { queue, state: 'waiting' }, value: waiting },
          { labels: { queue, state: 'delayed' }, value: delayed },
        ]),
    },
    {
      name: 'queue_oldest_waiting_seconds',
      help: 'How long the oldest job has been waiting',
      labelNames: ['queue'],
      read: async () =>
        (await readQueues(database)).map(({ queue, oldestSeconds: value }) => ({ labels: { queue }, value })),
    },
    {
      name: 'retention_overdue_seconds',
      help: 'How long the oldest thing is past the day on which it should have been deleted',
      labelNames: ['what'],
      everyMs: retentionEveryMs,
      read: async () =>
        (await readRetention(database, { now: clock.now(), ...settings })).map(
          ({ what, overdueSeconds: value }) => ({ labels: { what }, value }),
        ),
    },
    {
      name: 'provider_spending_today_usd',
      help: 'What hosted models cost today (UTC), with what is set aside',
      read: async () => [{ labels: {}, value: await readSpendingToday(database, clock.now()) }],
    },
    {
      name: 'provider_budget_usd',
      help: 'What hosted models may cost in a day; absent where there is no limit',
      read: async () =>
        [settings.hostedUsdPerDay].flatMap((value) => (value === undefined ? [] : { labels: {}, value })),
    },
  ]
}

function answers({ db }: Services['database']): Promise<number> {
  return sql`select 1`.execute(db).then(
    () => 1,
    () => 0,
  )
}
