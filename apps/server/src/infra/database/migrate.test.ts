// @module-tag postgres
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshDatabase } from '../../testing/open-fresh-database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

let scripts: string
let database: Database
beforeAll(async () => {
  scripts = await mkdtemp(join(tmpdir(), 'ever-after-scripts-'))
  database = await openFreshDatabase()
})
afterAll(async () => {
  await database.close()
  await rm(scripts, { recursive: true })
})

const folder = () => pathToFileURL(`${scripts}/`)

test('scripts run once each, in the order of their numbers, even when two starts race', async () => {
  await writeFile(
    join(scripts, '0101-make.sql'),
    "create table steps (name text); insert into steps values ('a')",
  )
  await writeFile(join(scripts, '0102-add.sql'), "insert into steps values ('b');")
  await writeFile(join(scripts, 'notes.txt'), 'not a script')
  const ran = await Promise.all([migrate(database, folder()), migrate(database, folder())])
  expect(ran.flat().sort()).toEqual(['0101-make.sql', '0102-add.sql'])
  const { rows } = await sql<{ name: string }>`select name from steps`.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual(['a', 'b'])
})

test('a script that fails leaves nothing of itself and runs again after it is mended', async () => {
  const path = join(scripts, '0103-break.sql')
  await writeFile(path, 'create table halves (id integer); select no_such_function()')
  await expect(migrate(database, folder())).rejects.toThrow('no_such_function')
  await writeFile(path, 'create table halves (id integer)')
  expect(await migrate(database, folder())).toEqual(['0103-break.sql'])
})
