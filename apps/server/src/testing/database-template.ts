import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createBell } from '../infra/bell/local-bell.ts'
import type { Database } from '../infra/database/database.ts'
import { migrationsFolder } from '../infra/database/migrate.ts'
import { openDatabase } from '../infra/database/open-database.ts'
import { openQueue } from '../infra/queue/open-queue.ts'

/** Names the advisory lock under which a template is made; any constant would do. */
const templateLock = 5_120_417

const onIdleError = (error: unknown) => console.error(error)

/** A cluster with the schema of these migrations, made once; answers its folder. */
export async function embeddedTemplate(): Promise<string> {
  const folder = join(tmpdir(), `ever-after-template-${await fingerprint()}`)
  const aside = `${folder}.${randomUUID()}`
  try {
    await readdir(join(folder, 'database'))
    return folder
  } catch {
    // Not made yet; of two test processes that make it at once, one wins the rename.
  }
  await bringUpToDate({ dataFolder: aside }, dropUnused)
  await rename(aside, folder).catch(() => rm(aside, { recursive: true }))
  return folder
}

/** A database with the schema of these migrations on that server, made once; answers its name. */
export async function serverTemplate(serverUrl: string): Promise<string> {
  const name = `template_${await fingerprint()}`
  const aside = `${name}_aside`
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`drop database if exists ${aside} with (force)`)
    await client.query(`create database ${aside}`)
    await bringUpToDate({ url: urlOf(serverUrl, aside), dataFolder: '' })
    await client.query(`alter database ${aside} rename to ${name}`)
  })
  return name
}

/** The address of a database on the same server. */
export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Its locks end with its connection. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function bringUpToDate(
  place: { url?: string; dataFolder: string },
  finish: (database: Database) => Promise<void> = async () => {},
): Promise<void> {
  const database = await openDatabase({ url: undefined, ...place, onIdleError })
  const queue = await openQueue(database, {
    expireMs: 60_000,
    onError: onIdleError,
    supervises: false,
    bell: createBell(),
  })
  await queue.stop(1000)
  await finish(database)
  await database.close()
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
