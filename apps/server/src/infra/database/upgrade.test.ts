// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.ts'
import type { Database } from './database.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { openServer } from './open-server.ts'

/** A database as the release before dresses, portraits and hair left it. */
let database: Database
let clean: () => Promise<void>
beforeAll(async () => {
  const fresh = await freshDatabase({ isEmpty: true })
  const scripts = join(fresh.dataFolder, 'scripts')
  for (const name of await readdir(migrationsFolder))
    if (name < '0005') await cp(fileURLToPath(new URL(name, migrationsFolder)), join(scripts, name))
  database = fresh.databaseUrl
    ? await openServer({ url: fresh.databaseUrl, onIdleError: console.error })
    : await openEmbedded(fresh.dataFolder)
  await migrate(database, pathToFileURL(`${scripts}/`))
  clean = async () => {
    await database.close()
    await fresh.remove()
  }
})
afterAll(() => clean())

const [device, again, photo, creation] = Array.from({ length: 4 }, () => randomUUID())

test('what an earlier release stored is kept: pictures, balances and a first allowance of portraits', async () => {
  await database.runScripts(async (run) => {
    await run(`
      insert into devices values
        ('${device}', 'phone', false, '1', now() - interval '1 day'),
        ('${again}', 'phone', false, '1', now());
      insert into ledger_entries (device_id, bucket, kind, amount, reason, created_at)
        values ('${again}', 'free', 'grant', 3, 'first registration', now());
      insert into ledger_entries (device_id, bucket, kind, amount, reason, creation_id, created_at)
        values ('${again}', 'free', 'reserve', -1, 'creation accepted', '${creation}', now());
      insert into photos (id, device_id, purpose, object_key, width_px, height_px, size_bytes, created_at, expires_at)
        values ('${photo}', '${again}', 'couple', 'photos/1.jpg', 600, 800, 1000, now(), now());
      insert into creations (id, device_id, is_test, status, style_id, style_name, display_name, variation_name,
          recipe, prompt, photo1_id, photo2_id, attire1, attire2, seed, created_at, deadline_at)
        values ('${creation}', '${again}', false, 'pending', 'golden-tide', 'Golden Tide', 'Golden Hour', 'Arch',
          '{"scene": "beach"}', null, '${photo}', '${photo}', 'dress', 'suit', 7, now(), now())`)
  })
  expect(await migrate(database)).toEqual(expect.arrayContaining(['0005-kinds-of-creations.sql']))

  const row = await database.db.selectFrom('creations').selectAll().executeTakeFirstOrThrow()
  expect([row.kind, row.details]).toEqual([
    'style',
    {
      styleId: 'golden-tide',
      styleName: 'Golden Tide',
      displayName: 'Golden Hour',
      variationName: 'Arch',
      recipe: { scene: 'beach' },
      attires: ['dress', 'suit'],
    },
  ])
  const { rows } = await sql`select device_id, bucket, balance from balances order by bucket`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { device_id: again, bucket: 'free', balance: 2 },
    { device_id: again, bucket: 'portrait_free', balance: 4 },
  ])
  const entries = await database.db
    .selectFrom('ledger_entries')
    .select(['kind', 'reason', 'creation_kind'])
    .orderBy('id')
    .execute()
  expect(entries.map(({ kind, reason, creation_kind }) => [kind, reason, creation_kind])).toEqual([
    ['grant', 'first_registration', null],
    ['reserve', 'creation_accepted', 'style'],
    ['grant', 'first_registration', null],
  ])
})
