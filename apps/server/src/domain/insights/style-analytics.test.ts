// @module-tag slow
import {
  applyDress,
  applyStyle,
  deleteStyleApplication,
  getStyleAnalytics,
  type RankedStyle,
  type Rating,
  rateStyle,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyBody, applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait, uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.operator()
})
afterAll(() => server.close())

const read = () => operator.call(getStyleAnalytics, {})
const ranked = async (styleId: string) =>
  (await read()).ranking.find((style) => style.styleId === styleId) as RankedStyle

/** Makes a picture of a style and answers its id. */
async function make(device: TestDevice, styleId: string): Promise<string> {
  const { id } = await device.call(applyStyle, {
    body: applyBody(await uploadPortraits(device), { styleId }),
  })
  await untilEnded(device, id)
  return id
}

async function rated(styleId: string, ...ratings: Rating[]): Promise<void> {
  for (const rating of ratings) {
    const device = await server.newDevice()
    await device.call(rateStyle, { params: { id: await make(device, styleId) }, body: { rating } })
  }
}

test('where nothing was made yet every style stands there unrated, and no figure is invented', {
  tags: ['A26'],
}, async () => {
  const { cards, ranking } = await read()
  expect(cards).toEqual({
    totalStyles: ranking.length,
    totalRatings: 0,
    averageRating: null,
    creations7Days: 0,
  })
  expect(ranking.length).toBeGreaterThan(20)
  expect(ranking.find(({ styleId }) => styleId === 'golden-tide')).toEqual({
    styleId: 'golden-tide',
    styleName: 'Golden Tide',
    displayName: expect.any(String),
    category: expect.any(String),
    positive: 0,
    negative: 0,
    total: 0,
    liked: null,
    runs: 0,
    failed: 0,
    p50Ms: null,
    p95Ms: null,
    likeness: null,
    reasons: {},
  })
})

test('styles are ranked by how they are liked, then by how many say so, unrated last', {
  tags: ['A26'],
}, async () => {
  await rated('golden-tide', 'positive', 'negative')
  await rated('rose-arch', 'positive')
  await rated('coral-dusk', 'positive', 'positive')
  const { cards, ranking } = await read()
  expect(ranking.slice(0, 3).map(({ styleId }) => styleId)).toEqual([
    'coral-dusk',
    'rose-arch',
    'golden-tide',
  ])
  expect(ranking[2]).toMatchObject({ positive: 1, negative: 1, total: 2, runs: 2, failed: 0 })
  expect(ranking[2].liked).toEqual({
    fraction: 0.5,
    low: expect.closeTo(0.0945, 3),
    high: expect.closeTo(0.9055, 3),
  })
  expect(ranking.slice(3).every(({ liked }) => liked === null)).toBe(true)
  expect(cards).toMatchObject({ totalRatings: 5, averageRating: 0.8, creations7Days: 5 })
})

test('a style shows its failures, the time that it takes and how alike its people are', {
  tags: ['A26', 'postgres'],
}, async () => {
  const device = await server.newDevice()
  await make(device, 'island-noon')
  server.engine.failNext('unlike')
  await make(device, 'island-noon')
  const slow = await make(await server.newDevice(), 'island-noon')
  await server.services.database.db
    .updateTable('creations')
    .set({ duration_ms: 4321, report: sql`jsonb_set(report, '{likeness}', '[0.2, 0.4]')` })
    .where(sql<boolean>`details ->> 'styleId' = 'island-noon' and status = 'completed'`)
    .execute()
  await server.services.database.db
    .updateTable('creations')
    .set({ duration_ms: 9876 })
    .where('id', '=', slow)
    .execute()
  expect(await ranked('island-noon')).toMatchObject({
    runs: 3,
    failed: 1,
    p50Ms: 4321,
    p95Ms: 9876,
    likeness: expect.closeTo(0.3, 6),
  })
})

test('an operator’s test runs are not counted', { tags: ['A06'] }, async () => {
  const before = await read()
  const { runs } = await ranked('rose-arch')
  const id = await applyOnce(operator, { styleId: 'rose-arch' })
  await untilEnded(operator, id)
  expect(await read()).toEqual(before)
  await make(await server.newDevice(), 'rose-arch')
  expect(await ranked('rose-arch')).toMatchObject({ runs: runs + 1 })
})

test('a style that left the catalogue keeps its place under its last name, without a category', async () => {
  await rated('blossom-spring', 'positive')
  const { db } = server.services.database
  const renamed = { style_id: 'gone-1', style_name: 'Old Pier' }
  await db
    .insertInto('ratings')
    .values({ creation_id: crypto.randomUUID(), ...renamed, rating: 'negative', rated_at: new Date() })
    .execute()
  await db
    .updateTable('creations')
    .set({ details: sql`jsonb_set(details, '{styleId}', '"gone-2"')` })
    .where(sql<boolean>`details ->> 'styleId' = 'blossom-spring'`)
    .execute()
  expect(await ranked('gone-1')).toMatchObject({
    styleName: 'Old Pier',
    category: null,
    negative: 1,
    runs: 0,
  })
  expect(await ranked('gone-2')).toMatchObject({
    styleName: 'Blossom Spring',
    category: null,
    total: 0,
    runs: 1,
  })
})

test('every kind of creation is recent for seven days, and a deleted picture is gone from the runs', {
  tags: ['A26'],
}, async () => {
  const device = await server.newDevice()
  const id = await make(device, 'coral-dusk')
  const { runs } = await ranked('coral-dusk')
  await device.call(deleteStyleApplication, { params: { id } })
  expect((await ranked('coral-dusk')).runs).toBe(runs - 1)
  const recent = async () => (await read()).cards.creations7Days
  const before = await recent()
  const { id: photoId } = await uploadPortrait(device)
  await device.call(applyDress, { body: { photoId, dressId: 'gardenia' } })
  const seen = []
  for (const days of [0, 6.9, 0.2]) {
    server.clock.advance(days * 86_400_000)
    operator = await server.operator()
    seen.push(await recent())
  }
  expect(seen).toEqual([before + 1, before + 1, 0])
})
