import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { migrationsFolder } from '../../database/migrate.ts'
import type { Examined, Finding } from '../finding.ts'
import { reasonOf } from '../reason-of.ts'

const oldestVersion = 15
/** Clocks further apart than this make deadlines and signatures wrong. */
const clockToleranceMs = 2000

export interface PostgresPart {
  part: string
  url: string
  /** The variable that holds the address. */
  variable: string
}

/** A PostgreSQL server: reachable, new enough, with the schema of this release, and a clock like ours. */
export function postgresPart({ part, url, variable }: PostgresPart): Examined {
  const { host, pathname } = new URL(url)
  const where = `PostgreSQL at ${host}${pathname}`
  return {
    part,
    async check({ signal }): Promise<Finding> {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4000 })
      client.on('error', () => {})
      signal.addEventListener('abort', () => void client.end(), { once: true })
      try {
        await client.connect()
        return { part, ...judge(where, await read(client)) }
      } catch (error) {
        const words = `${where} is not usable: ${reasonOf(error)}.`
        return { part, state: 'broken', words, remedy: `Look at ${variable} and at the server behind it.` }
      } finally {
        await client.end().catch(() => undefined)
      }
    },
  }
}

interface Reading {
  version: number
  clockOffMs: number
  pending: number
}

async function read(client: pg.Client): Promise<Reading> {
  const askedMs = Date.now()
  const { rows } = await client.query<{ version: string; now: Date; hasSchema: boolean }>(
    `select current_setting('server_version_num') as version, clock_timestamp() as now,
      to_regclass('schema_migrations') is not null as "hasSchema"`,
  )
  const [{ version, now, hasSchema }] = rows
  const middleMs = (askedMs + Date.now()) / 2
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
  const { rows: ran } = hasSchema
    ? await client.query<{ name: string }>('select name from schema_migrations')
    : { rows: [] }
  return {
    version: Math.floor(Number(version) / 10_000),
    clockOffMs: Math.abs(now.getTime() - middleMs),
    pending: names.filter((name) => !ran.some((row) => row.name === name)).length,
  }
}

function judge(where: string, { version, clockOffMs, pending }: Reading): Omit<Finding, 'part'> {
  const words = `${where} answers, version ${version}`
  if (version < oldestVersion)
    return {
      state: 'broken',
      words: `${words}; ${oldestVersion} or later is needed.`,
      remedy: 'Move the database to a newer PostgreSQL.',
    }
  if (clockOffMs > clockToleranceMs)
    return {
      state: 'attention',
      words: `${words}; its clock and this machine’s are ${(clockOffMs / 1000).toFixed(0)} seconds apart.`,
      remedy: 'Let both machines take their time from the network.',
    }
  if (pending)
    return {
      state: 'ready',
      words: `${words}; the next start brings its schema up to date (${pending} steps).`,
    }
  return { state: 'ready', words: `${words}, its schema is up to date.` }
}
