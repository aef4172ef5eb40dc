import {
  getRelease,
  listReleases,
  type OperatorCatalogue,
  operatorCatalogue,
  restoreRelease,
  saveDraftStyles,
  saveWeddingStyles,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCatalogue, makeStyle, readAsOperator } from '../../testing/make-catalogue.ts'
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

const save = ({ styles, categoryOrder }: Pick<OperatorCatalogue, 'styles' | 'categoryOrder'>) =>
  operator.call(saveWeddingStyles, { body: { styles, categoryOrder, confirm: true } })
const releasesOf = (catalogue: 'live' | 'draft' | 'dresses', before?: string) =>
  operator.call(listReleases, { query: { catalogue, before } })

async function countParts(catalogue = 'live'): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    select count(*)::integer as parts from release_parts where catalogue = ${catalogue}`.execute(
    server.services.database.db,
  )
  return rows[0].parts
}

test('what a new installation begins with is the first release of each document', async () => {
  for (const catalogue of ['live', 'dresses'] as const)
    expect((await releasesOf(catalogue)).releases).toMatchObject([
      { number: 1, action: 'seeded', savedBy: null, changed: 0, removed: 0 },
    ])
  expect(await releasesOf('draft')).toEqual({ releases: [], nextBefore: null })
})

test('every save stays as it was sent, whatever is saved after it', async () => {
  const saved = []
  for (let round = 0; round < 3; round++) {
    const given = makeCatalogue({ categories: 2 + round, perCategory: 3 })
    given.styles['Category 0'].reverse()
    given.styles['Category 1'][0].displayName = `Rosé ${round} 💐`
    saved.push({ given, ...(await save(given)) })
  }
  for (const { given, version, release } of saved) {
    const found = await operator.call(getRelease, { params: { id: release.id } })
    expect(found.release).toEqual(release)
    const sent = JSON.stringify(operatorCatalogue.parse({ ...given, version }))
    expect(JSON.stringify(found.document) === sent).toBe(true)
  }
  await expectRefusal(operator.call(getRelease, { params: { id: crypto.randomUUID() } }), 'not_found')
})

test('a save stores the style that it changed and the list that this stands in, and no more', async () => {
  const given = makeCatalogue({ categories: 4, perCategory: 20 })
  await save(given)
  const before = await countParts()
  given.styles['Category 2'][7] = makeStyle('s47', { displayName: 'Changed', order: 7 })
  expect((await save(given)).release).toMatchObject({ added: 0, changed: 1, removed: 0 })
  expect(await countParts()).toBe(before + 2)
  const { release } = await save(given)
  expect([release.changed, await countParts()]).toEqual([0, before + 2])
})

test('a restored release is in force again and a release of its own', { tags: ['A29'] }, async () => {
  const first = await save(makeCatalogue({ categories: 2, perCategory: 2 }))
  const second = await save(makeCatalogue({ categories: 1, perCategory: 1 }))
  const restore = (baseVersion: string) =>
    operator.call(restoreRelease, {
      params: { id: first.release.id },
      body: { baseVersion, note: 'back' },
    })
  expect(await restore(first.version).catch((reason: unknown) => reason)).toMatchObject({ status: 409 })
  const restored = await restore(second.version)
  expect(restored.release).toMatchObject({
    action: 'restored',
    note: 'back',
    items: 4,
    added: 3,
    number: second.release.number + 1,
  })
  expect(await readAsOperator(operator)).toEqual({
    ...makeCatalogue({ categories: 2, perCategory: 2 }),
    version: restored.version,
  })
})

test('a release that would take away more than half is restored only where that is meant', {
  tags: ['A29'],
}, async () => {
  const small = await save(makeCatalogue({ categories: 1, perCategory: 1 }))
  const { version: baseVersion } = await save(makeCatalogue({ categories: 2, perCategory: 2 }))
  const restore = (confirm?: boolean) =>
    operator.call(restoreRelease, { params: { id: small.release.id }, body: { baseVersion, confirm } })
  await expectRefusal(restore(), 'wipe_refused')
  expect((await readAsOperator(operator)).version).toBe(baseVersion)
  expect((await restore(true)).release).toMatchObject({ action: 'restored', items: 1, removed: 3 })
})

test('releases are listed newest first, fifty at a time', { tags: ['slow'] }, async () => {
  const given = makeCatalogue({ categories: 1, perCategory: 1 })
  for (let round = 0; round < 55; round++) await save(given)
  const first = await releasesOf('live')
  expect(first.releases).toHaveLength(50)
  const second = await releasesOf('live', first.nextBefore ?? '')
  const numbers = [...first.releases, ...second.releases].map(({ number }) => number)
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => numbers[0] - index))
  expect([numbers.at(-1), second.nextBefore]).toEqual([1, null])
})

test('old releases of the draft are thinned but for the last fifty, with the styles that only they had', {
  tags: ['slow'],
}, async () => {
  const saveDraft = (displayName: string) =>
    operator.call(saveDraftStyles, {
      body: { styles: { Beach: [makeStyle('a', { displayName })] }, categoryOrder: ['Beach'], confirm: true },
    })
  for (let round = 0; round < 60; round++) await saveDraft(`Round ${round}`)
  expect(await thinDrafts(server.services)).toBe(0)
  server.clock.advance(92 * dayMs)
  operator = await server.operator()
  for (let round = 60; round < 65; round++) await saveDraft(`Round ${round}`)
  expect(await thinDrafts(server.services)).toBe(15)
  expect(await countParts('draft')).toBe(100)
  const { releases } = await releasesOf('draft')
  expect(releases.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => 65 - index))
  const oldest = await operator.call(getRelease, { params: { id: releases[49].id } })
  expect(oldest.document).toMatchObject({ styles: { Beach: [{ displayName: 'Round 15' }] } })
  expect((await releasesOf('live')).releases).toHaveLength(50)
  expect(await thinDrafts(server.services)).toBe(0)
})
