import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { openServer } from './open-server.ts'

export interface DatabaseOptions {
  /** Undefined means the embedded database in the data folder. */
  url: string | undefined
  /** A replica of that server, for figures. */
  readUrl?: string
  poolSize?: number
  dataFolder: string
  onIdleError: (error: Error) => void
}

/** Opens the database that the configuration names and brings its schema up to date. */
export async function openDatabase({ url, dataFolder, ...server }: DatabaseOptions): Promise<Database> {
  const database = url ? await openServer({ url, ...server }) : await openEmbedded(dataFolder)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
