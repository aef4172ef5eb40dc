import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { flushPath, flushTree } from '../disk/flush-path.ts'
import type { Database } from './database.ts'
import { DurableNodeFS, durableStartParams } from './durable-file-system.ts'
import { guardDialect } from './guarded-dialect.ts'
import { lockDataFolder } from './lock-data-folder.ts'
import { Mutex } from './mutex.ts'
import { runTransaction } from './run-transaction.ts'
import type { Tables } from './tables.ts'
import { refuseInsideTransaction } from './transaction-scope.ts'

const creatingPrefix = 'database.creating-'

/** Opens the PostgreSQL inside this process, creating it at first use; refuses a folder that another process holds. */
export async function openEmbedded(dataFolder: string): Promise<Database> {
  const lock = lockDataFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'database')
    if (!existsSync(folder)) await createCluster(dataFolder, folder)
    const pglite = await openPGlite(folder)
    const db = new Kysely<Tables>({ dialect: guardDialect(new PGliteDialect({ pglite })) })
    const scripts = new Mutex()
    return {
      db,
      replica: db,
      source: { kind: 'embedded', pglite },
      transaction: (work) => runTransaction(db, work),
      async runScripts(work) {
        refuseInsideTransaction()
        await scripts.lock()
        try {
          await work(async (script) => (await pglite.exec(script)).flatMap(({ rows }) => rows))
        } finally {
          scripts.unlock()
        }
      },
      async alone(_name, work) {
        await work()
        return true
      },
      async close() {
        await db.destroy()
        if (!pglite.closed) await pglite.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A cluster is made aside and renamed, so that a process that dies in the middle leaves nothing half made. */
async function createCluster(dataFolder: string, folder: string): Promise<void> {
  for (const name of readdirSync(dataFolder))
    if (name.startsWith(creatingPrefix)) rmSync(join(dataFolder, name), { recursive: true })
  const aside = join(dataFolder, `${creatingPrefix}${process.pid}`)
  const pglite = await openPGlite(aside)
  await pglite.close()
  await flushTree(aside)
  renameSync(aside, folder)
  await flushPath(dataFolder)
}

function openPGlite(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(folder), startParams: durableStartParams })
}
