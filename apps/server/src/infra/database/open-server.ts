import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { againAfterDeadlock } from './again-after-deadlock.ts'
import { aloneWithLock } from './alone-with-lock.ts'
import type { Database } from './database.ts'
import { guardDialect } from './guarded-dialect.ts'
import { runTransaction } from './run-transaction.ts'
import type { Tables } from './tables.ts'

/** Names the advisory lock under which migrations run; any constant would do. */
const migrationLock = 7_340_651

export interface ServerOptions {
  url: string
  /** A replica that may lag behind, for figures. */
  readUrl?: string
  /** Connections of this process to each of the two. */
  poolSize?: number
  onIdleError: (error: Error) => void
}

/** Connects to a PostgreSQL server, version 15 or later. */
export async function openServer({
  url,
  readUrl,
  poolSize = 10,
  onIdleError,
}: ServerOptions): Promise<Database> {
  let isClosing = false
  const open = async (connectionString: string) => {
    const pool = new pg.Pool({ connectionString, max: poolSize, application_name: 'ever-after' })
    // A connection that breaks while idle is replaced by the pool; without a listener the process would end.
    pool.on('error', (error) => {
      if (!isClosing) onIdleError(error)
    })
    await pool.query('select 1')
    const db = new Kysely<Tables>({ dialect: guardDialect(new PostgresDialect({ pool })) })
    const close = async () => {
      await db.destroy()
      // Kysely ends a pool only if it asked it for something.
      if (!pool.ending) await pool.end()
    }
    return { pool, db, close }
  }
  const primary = await open(url)
  const { pool, db } = primary
  const standby = readUrl ? await open(readUrl) : undefined
  return {
    db,
    replica: standby?.db ?? db,
    source: { kind: 'server', url },
    transaction: (work) => againAfterDeadlock(() => runTransaction(db, work)),
    async runScripts(work) {
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await work(async (script) => rowsOf(await client.query(script)))
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock])
        client.release()
      }
    },
    alone: (name, work) => aloneWithLock(pool, { name, work }),
    async close() {
      isClosing = true
      await standby?.close()
      await primary.close()
    },
  }
}

/** The driver answers several statements with an array of results, which its types do not say. */
function rowsOf(result: pg.QueryResult | pg.QueryResult[]): unknown[] {
  return [result].flat().flatMap(({ rows }) => rows)
}
