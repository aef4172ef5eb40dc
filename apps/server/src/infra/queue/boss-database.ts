import { type ConstructorOptions, fromPglite } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { refuseInsideTransaction } from '../database/transaction-scope.ts'

/**
 * How pg-boss reaches the database: its own small pool on a server, the one connection when embedded. What it writes by
 * itself may be lost with the server's power: a job is then only handled once more. Jobs are sent in transactions of the
 * domain, which are durable.
 */
export function bossDatabase({ source }: Database): ConstructorOptions {
  if (source.kind === 'server')
    return { connectionString: source.url, max: 4, options: '-c synchronous_commit=off' }
  const adapter = fromPglite(source.pglite)
  return {
    backend: 'pglite',
    db: {
      ...adapter,
      executeSql(text, values) {
        refuseInsideTransaction()
        return adapter.executeSql(text, values)
      },
    },
  }
}
