import { join } from 'node:path'
import { openDatabase } from '../../apps/server/src/infra/database/open-database.ts'
import { diskObjectStore } from '../../apps/server/src/infra/object-store/disk-object-store.ts'
import { freshDatabase } from '../../apps/server/src/testing/fresh-database.ts'
import { drawPortrait } from '../../apps/server/src/testing/make-photos.ts'
import { startPostgres } from '../../scripts/steps/start-postgres.ts'
import { type FilledDevice, fillDevices, photoKey } from './fill-devices.ts'
import { type Running, startProcess } from './start-process.ts'

/** Runs one statement and gives its rows. */
export type Ask = <T>(statement: string) => Promise<T[]>

export interface Stage {
  ask: Ask
  devices: FilledDevice[]
  /** Starts a process of the product on this database. */
  start(role: 'http' | 'worker', env?: Record<string, string>): Promise<Running>
  close(): Promise<void>
}

/** A durable PostgreSQL of its own with the schema and devices that can wish. */
export async function openStage(deviceCount: number): Promise<Stage> {
  const postgres = await startPostgres({
    isDurable: true,
    settings: ['shared_buffers=512MB', 'max_wal_size=4GB'],
  })
  if (!postgres) throw new Error('No PostgreSQL can be started on this machine.')
  process.env.TEST_DATABASE_URL = postgres.url
  const { databaseUrl: url = '', dataFolder, remove } = await freshDatabase()
  const running: Running[] = []
  const start: Stage['start'] = async (role, env = {}) => {
    const own = { ROLE: role, DATABASE_URL: url, DATA_DIR: dataFolder, DATABASE_CONNECTIONS: '20' }
    const one = await startProcess('product', { ...own, ...env })
    running.push(one)
    return one
  }
  await (await start('http')).stop()
  const database = await openDatabase({ url, dataFolder, onIdleError: console.error })
  const ask: Ask = async <T>(statement: string) => {
    let rows: unknown[] = []
    await database.runScripts(async (run) => {
      rows = await run(statement)
    })
    return rows as T[]
  }
  await diskObjectStore(join(dataFolder, 'objects')).put(photoKey, await drawPortrait())
  const devices = await fillDevices(ask, deviceCount)
  await ask('analyze')
  return {
    ask,
    devices,
    start,
    async close() {
      for (const one of running) await one.stop()
      await database.close()
      await remove()
      await postgres.stop()
    },
  }
}
