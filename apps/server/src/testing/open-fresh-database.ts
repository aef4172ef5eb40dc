import type { Database } from '../infra/database/database.ts'
import { openDatabase } from '../infra/database/open-database.ts'
import { freshDatabase } from './fresh-database.ts'

/** Opens a database of its own for a test file; closing it removes it. */
export async function openFreshDatabase(): Promise<Database> {
  const fresh = await freshDatabase()
  const database = await openDatabase({
    url: fresh.databaseUrl,
    dataFolder: fresh.dataFolder,
    onIdleError: console.error,
  })
  return {
    ...database,
    async close() {
      await database.close()
      await fresh.remove()
    },
  }
}
