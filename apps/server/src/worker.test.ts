// @module-tag slow
// @module-tag postgres
import { createUploadTarget, getStyleApplication } from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyOnce, untilEnded } from './testing/make-creations.ts'
import { startTestServer, type TestServer } from './testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { sweepEveryMs: 50 } })
})
afterAll(() => server.close())

async function countRows() {
  const { db } = server.services.database
  const of = async (table: 'operator_sessions' | 'upload_presets' | 'creations' | 'rate_limits') =>
    (await db.selectFrom(table).selectAll().execute()).length
  return {
    sessions: await of('operator_sessions'),
    presets: await of('upload_presets'),
    creations: await of('creations'),
    limits: await of('rate_limits'),
  }
}

test('a step that fails stops none of those after it', async () => {
  const { db } = server.services.database
  await server.operator()
  await sql`alter table publications rename to publications_away`.execute(db)
  try {
    await db
      .updateTable('operator_sessions')
      .set({ expires_at: new Date(0) })
      .execute()
    const isKept = async () => (await db.selectFrom('operator_sessions').selectAll().execute()).length > 0
    await expect.poll(isKept, { timeout: 10_000 }).toBe(false)
  } finally {
    await sql`alter table publications_away rename to publications`.execute(db)
  }
})

test('what is over is cleared away by itself, and the ledger is kept', { tags: ['A59'] }, async () => {
  const { database, objects } = server.services
  const [device, operator] = [await server.newDevice(), await server.operator()]
  await operator.call(createUploadTarget, {})
  const id = await applyOnce(device)
  await untilEnded(device, id)
  const { photo1_id } = await database.db
    .selectFrom('creations')
    .select('photo1_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('rate_limits')
    .values({ key: 'old', hits: 9, resets_at: new Date(0) })
    .execute()
  server.clock.advance(366 * 86_400_000)
  await expect
    .poll(countRows, { timeout: 10_000 })
    .toEqual({ sessions: 0, presets: 0, creations: 0, limits: expect.any(Number) })
  await expect.poll(() => objects.get(`photos/${photo1_id}.jpg`)).toBeUndefined()
  expect(await objects.get(`results/${id}/1-master.jpg`)).toBeUndefined()
  await expect(device.call(getStyleApplication, { params: { id } })).rejects.toThrow('404')
  const entries = await database.db
    .selectFrom('ledger_entries')
    .select('kind')
    .where('creation_id', '=', id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ kind }) => kind)).toEqual(['reserve', 'commit'])
})
