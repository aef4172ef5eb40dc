import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startChildServer } from '../../testing/child-server.ts'
import { dumpDatabase } from '../../testing/dump-database.ts'
import { type FreshDatabase, freshEmbedded } from '../../testing/fresh-database.ts'
import { liveIn } from '../../testing/live-in.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { readAnswers } from '../../testing/read-answers.ts'
import { operatorPassword, startTestServer } from '../../testing/start-server.ts'
import { openDatabase } from '../database/open-database.ts'

const env = { OPERATOR_PASSWORD: operatorPassword, STORE: 'none' }
const root = fileURLToPath(new URL('../../../../../', import.meta.url))

let target: string
let database: FreshDatabase
beforeEach(async () => {
  target = join(await mkdtemp(join(tmpdir(), 'ever-after-drill-')), 'monday')
  database = await freshEmbedded()
})
afterEach(async () => {
  await database.remove()
  await rm(dirname(target), { recursive: true, force: true })
})

/** The operator's own commands, in processes of their own. */
function run(script: 'backup' | 'restore') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, target], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: database.dataFolder },
  })
  return { status, said: stdout + stderr }
}

async function readRows(): Promise<string> {
  const { dataFolder } = database
  const opened = await openDatabase({ url: undefined, dataFolder, onIdleError: console.error })
  try {
    return await dumpDatabase(opened)
  } finally {
    await opened.close()
  }
}

test('backup, wipe, restore: the same answers, the same pictures, the same rows', {
  timeout: 600_000,
  tags: ['slow'],
}, async () => {
  const first = await startChildServer(database, env)
  const lived = await liveIn(first)
  const before = await readAnswers(first, lived)
  expect(Object.keys(before).filter((address) => address.includes('/media/')).length).toBeGreaterThan(2)
  const refused = Object.entries(before).filter(([, answer]) => !answer.startsWith('200 '))
  expect(refused).toEqual([])

  expect(run('backup')).toMatchObject({
    status: 1,
    said: expect.stringContaining('Stop it, back up'),
  })
  // As a power failure ends it: what a backup copies then has to be good enough too.
  await first.kill()
  expect(run('backup')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^Backed up [\d,]+ files/),
  })
  const rows = await readRows()

  await rm(database.dataFolder, { recursive: true })
  expect(run('restore')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^Restored [\d,]+ files/),
  })
  expect(await readRows()).toBe(rows)

  const second = await startTestServer({ database })
  expect(await readAnswers(second, lived)).toEqual(before)
  const device = { call: second.clientOf(lived.deviceToken) }
  expect((await untilEnded(device, await applyOnce(device))).status).toBe('completed')
  await second.close()
})
