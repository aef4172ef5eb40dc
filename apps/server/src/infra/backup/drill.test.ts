import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startChildServer } from '../../testing/child-server.ts'
import { dumpDatabase } from '../../testing/dump-database.ts'
import type { FreshDatabase } from '../../testing/fresh-database.ts'
import { liveIn } from '../../testing/live-in.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { readAnswers } from '../../testing/read-answers.ts'
import { operatorPassword } from '../../testing/start-server.ts'
import { openDatabase } from '../database/open-database.ts'

const env = { OPERATOR_PASSWORD: operatorPassword, STORE: 'none' }
const root = fileURLToPath(new URL('../../../../../', import.meta.url))

let folder: string
let dataFolder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ever-after-drill-'))
  dataFolder = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const embedded = (): FreshDatabase => ({ dataFolder, databaseUrl: undefined, remove: async () => {} })

/** The operator's own commands, in processes of their own. */
function run(script: 'backup' | 'restore', target: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, target], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
  })
  return { status, said: stdout + stderr }
}

async function readRows(): Promise<string> {
  const database = await openDatabase({ url: undefined, dataFolder, onIdleError: console.error })
  try {
    return await dumpDatabase(database)
  } finally {
    await database.close()
  }
}

test('backup, wipe, restore: the same answers, the same pictures, the same rows', {
  timeout: 600_000,
  tags: ['slow'],
}, async () => {
  const first = await startChildServer(embedded(), env)
  const lived = await liveIn(first)
  const before = await readAnswers(first, lived)
  expect(Object.keys(before).filter((address) => address.includes('/media/')).length).toBeGreaterThan(2)
  const refused = Object.entries(before).filter(([, answer]) => !answer.startsWith('200 '))
  expect(refused).toEqual([])

  const target = join(folder, 'monday')
  expect(run('backup', target)).toMatchObject({
    status: 1,
    said: expect.stringContaining('Stop it, back up'),
  })
  // As a power failure ends it: what a backup copies then has to be good enough too.
  await first.kill()
  expect(run('backup', target)).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^Backed up [\d,]+ files/),
  })
  const rows = await readRows()

  await rm(dataFolder, { recursive: true })
  expect(run('restore', target)).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^Restored [\d,]+ files/),
  })
  expect(await readRows()).toBe(rows)

  const second = await startChildServer(embedded(), env)
  expect(await readAnswers(second, lived)).toEqual(before)
  const device = { call: second.clientOf(lived.deviceToken) }
  expect((await untilEnded(device, await applyOnce(device))).status).toBe('completed')
  expect(await second.stop()).toBe(0)
})
