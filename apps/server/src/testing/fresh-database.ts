import { createHash, randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createBell } from '../infra/bell/local-bell.ts'
import type { Database } from '../infra/database/database.ts'
import { migrationsFolder } from '../infra/database/migrate.ts'
import { openDatabase } from '../infra/database/open-database.ts'
import { openQueue } from '../infra/queue/open-queue.ts'

export interface FreshDatabase {
  dataFolder: string
  databaseUrl: string | undefined
  remove(): Promise<void>
}

const onIdleError = (error: unknown) => console.error(error)

/** A database of its own: on the server of TEST_DATABASE_URL, or else embedded in a new folder. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'ever-after-test-'))
  const removeFolder = () => rm(dataFolder, { recursive: true, force: true })
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) {
    cpSync(join(await template(), 'database'), join(dataFolder, 'database'), { recursive: true })
    return { dataFolder, databaseUrl: undefined, remove: removeFolder }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    dataFolder,
    databaseUrl: url.href,
    async remove() {
      await onServer(serverUrl, `drop database ${name} with (force)`)
      await removeFolder()
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A cluster with the schema of these migrations, made once; a copy of it is ready in a fraction of the time. */
async function template(): Promise<string> {
  const folder = join(tmpdir(), `ever-after-template-${await fingerprint()}`)
  const aside = `${folder}.${randomUUID()}`
  try {
    await readdir(join(folder, 'database'))
    return folder
  } catch {
    // Not made yet; of two test processes that make it at once, one wins the rename.
  }
  const database = await openDatabase({ url: undefined, dataFolder: aside, onIdleError })
  const queue = await openQueue(database, {
    expireMs: 60_000,
    onError: onIdleError,
    supervises: false,
    bell: createBell(),
  })
  await queue.stop(1000)
  await dropUnused(database)
  await database.close()
  await rename(aside, folder).catch(() => rm(aside, { recursive: true }))
  return folder
}

/** The databases that PostgreSQL keeps to make others from are two thirds of the files that every test would copy. */
async function dropUnused(database: Database): Promise<void> {
  await database.runScripts(async (run) => {
    await run('update pg_database set datistemplate = false, datallowconn = true')
    for (const name of ['template0', 'template1']) await run(`drop database ${name}`)
    await run('checkpoint')
  })
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(migrationsFolder)).sort())
    hash.update(name).update(await readFile(new URL(name, migrationsFolder)))
  return hash.update(dropUnused.toString()).digest('hex').slice(0, 16)
}
