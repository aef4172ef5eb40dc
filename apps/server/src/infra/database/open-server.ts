import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { againAfterDeadlock } from './again-after-deadlock.ts'
import type { Database } from './database.ts'
import { guardDialect } from './guarded-dialect.ts'
import type { Tables } from './tables.ts'
import { insideTransaction } from './transaction-scope.ts'

/** Names the advisory lock under which migrations run; any constant would do. */
const migrationLock = 7_340_651

/** Connects to a PostgreSQL server, version 15 or later. */
export async function openServer({
  url,
  onIdleError,
}: {
  url: string
  onIdleError: (error: Error) => void
}): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A connection that breaks while idle is replaced by the pool; without a listener the process would end.
  let isClosing = false
  pool.on('error', (error) => {
    if (!isClosing) onIdleError(error)
  })
  await pool.query('select 1')
  const db = new Kysely<Tables>({ dialect: guardDialect(new PostgresDialect({ pool })) })
  return {
    db,
    source: { kind: 'server', url },
    transaction: (work) =>
      againAfterDeadlock(() => db.transaction().execute((trx) => insideTransaction(() => work(trx)))),
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
    async close() {
      isClosing = true
      await db.destroy()
    },
  }
}

/** The driver answers several statements with an array of results, which its types do not say. */
function rowsOf(result: pg.QueryResult | pg.QueryResult[]): unknown[] {
  return [result].flat().flatMap(({ rows }) => rows)
}
