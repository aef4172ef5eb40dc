import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { openServer } from './open-server.ts'

export interface DatabaseOptions {
  /** Undefined means the embedded database in the data folder. */
  url: string | undefined
  dataFolder: string
  onIdleError: (error: Error) => void
}

/** Opens the database that the configuration names and brings its schema up to date. */
export async function openDatabase({ url, dataFolder, onIdleError }: DatabaseOptions): Promise<Database> {
  const database = url ? await openServer({ url, onIdleError }) : await openEmbedded(dataFolder)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
