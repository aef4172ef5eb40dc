import {
  getRelease,
  type OperatorCatalogue,
  publishDraft,
  saveDraftStyles,
  saveWeddingStyles,
  schedulePublication,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, makeCatalogue, makeStyle, readAsOperator } from '../../testing/make-catalogue.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { thinDrafts } from './index.ts'

const dayMs = 24 * 60 * 60 * 1000

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer({ settings: { sweepEveryMs: 3_600_000 } })
  operator = await server.operator()
})
afterAll(() => server.close())

const saveDraft = ({ styles, categoryOrder }: OperatorCatalogue) =>
  operator.call(saveDraftStyles, { body: { styles, categoryOrder, confirm: true } })

async function partsOf(catalogue: string): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    select count(*)::integer as parts from release_parts where catalogue = ${catalogue}`.execute(
    server.services.database.db,
  )
  return rows[0].parts
}

test('a draft shares with the live catalogue what both have, stays whole when it is thinned, and is published whole', {
  tags: ['slow'],
}, async () => {
  const live = makeCatalogue({ categories: 4, perCategory: 10 })
  const { styles, categoryOrder } = live
  const body = { styles, categoryOrder, confirm: true }
  await operator.call(saveWeddingStyles, { body })
  const drafted = structuredClone(live)
  drafted.styles['Category 1'].push(makeStyle('drafted', { order: 10 }))
  const first = await saveDraft(drafted)
  expect(await partsOf('draft')).toBe(2)

  const publishAt = new Date(server.clock.now().getTime() + 300 * dayMs).toISOString()
  await operator.call(schedulePublication, { body: { publishAt, draftVersion: first.version } })
  for (let round = 0; round < 52; round++) {
    drafted.styles['Category 2'][0].displayName = `Round ${round}`
    await saveDraft(drafted)
  }
  server.clock.advance(100 * dayMs)
  operator = await server.operator()
  // Of 53 releases the fifty last are kept, and the first because it waits for its publication.
  expect(await thinDrafts(server.services)).toBe(2)
  const waiting = await operator.call(getRelease, { params: { id: first.release.id } })
  expect(waiting.document).toMatchObject({ styles: { 'Category 2': { 0: { displayName: 'Shown as s20' } } } })
  expect(waiting.release.items).toBe(41)

  const draft = await readAsOperator(operator, 'draft')
  expect(idsOf(draft)).toEqual(idsOf(drafted))
  const { version: baseVersion } = await readAsOperator(operator)
  const published = await operator.call(publishDraft, {
    body: { draftVersion: draft.version, baseVersion },
  })
  await sql`delete from release_parts where catalogue = 'draft'`.execute(server.services.database.db)
  const { document } = await operator.call(getRelease, { params: { id: published.release.id } })
  expect(document).toEqual({ ...draft, version: published.version })
})
