import { type ConstructorOptions, fromPglite } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { refuseInsideTransaction } from '../database/transaction-scope.ts'

/** How pg-boss reaches the database: its own small pool on a server, the one connection when embedded. */
export function bossDatabase({ source }: Database): ConstructorOptions {
  if (source.kind === 'server') return { connectionString: source.url, max: 4 }
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
