import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from './lock-data-folder.ts'
import { openEmbedded } from './open-embedded.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ever-after-embedded-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a cluster is made aside and renamed, and what an interrupted start left is removed', {
  tags: ['slow'],
}, async () => {
  await mkdir(join(folder, 'database.creating-1'))
  await writeFile(join(folder, 'database.creating-1', 'PG_VERSION'), 'half')
  const database = await openEmbedded(folder)
  await sql`create table kept (id integer)`.execute(database.db)
  await sql`insert into kept values (7)`.execute(database.db)
  await database.close()
  expect((await readdir(folder)).sort()).toEqual(['database', 'lock.sqlite'])

  const again = await openEmbedded(folder)
  const { rows } = await sql<{ id: number }>`select id from kept`.execute(again.db)
  await again.close()
  expect(rows).toEqual([{ id: 7 }])
})

test('a second process is refused with a sentence that says what to do, until the first one is gone', async () => {
  const lock = lockDataFolder(folder)
  const refused = takeInOtherProcess()
  lock.release()
  const taken = takeInOtherProcess()
  expect(refused.stderr).toContain(`Another server is using the data folder ${folder}.`)
  expect(refused.stderr).toContain('set DATA_DIR to another folder')
  expect(refused.status).not.toBe(0)
  expect([taken.status, taken.stdout]).toEqual([0, 'taken'])
})

function takeInOtherProcess() {
  const module = new URL('./lock-data-folder.ts', import.meta.url).href
  const script = `import { lockDataFolder } from '${module}'
lockDataFolder(${JSON.stringify(folder)})
process.stdout.write('taken')`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
}
