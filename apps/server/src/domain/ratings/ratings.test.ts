// @module-tag slow
import {
  deleteStyleApplication,
  getRatingStats,
  getStyleApplication,
  operatorCatalogue,
  type Rating,
  rateStyle,
  saveWeddingStyles,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { readAsOperator } from '../../testing/make-catalogue.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const rate = ({ call }: TestDevice, id: string, rating: Rating) =>
  call(rateStyle, { params: { id }, body: { rating } })

const statsOf = ({ call }: TestDevice, styleName: string) => call(getRatingStats, { params: { styleName } })

async function makePicture(device: TestDevice, styleId: string): Promise<string> {
  const id = await applyOnce(device, { styleId })
  await untilEnded(device, id)
  return id
}

test('pictures are rated by their owners, and a style tells how often it was liked and not', {
  tags: ['API-22', 'API-23', 'DATA-26', 'STYLE-25', 'A34'],
}, async () => {
  const [one, other] = [await server.newDevice(), await server.newDevice()]
  expect(await statsOf(one, 'Golden Tide')).toEqual({ positive: 0, negative: 0, total: 0 })
  const ids = [await makePicture(one, 'golden-tide'), await makePicture(one, 'golden-tide')]
  expect(await rate(one, ids[0], 'positive')).toEqual({ success: true })
  await rate(one, ids[1], 'negative')
  await rate(other, await makePicture(other, 'golden-tide'), 'positive')
  await rate(other, await makePicture(other, 'rose-arch'), 'positive')
  expect(await statsOf(other, 'Golden Tide')).toEqual({ positive: 2, negative: 1, total: 3 })
  expect(await statsOf(await server.operator(), 'Golden Tide')).toMatchObject({ total: 3 })
  const seen = async (id: string) => (await one.call(getStyleApplication, { params: { id } })).rating
  expect([await seen(ids[0]), await seen(ids[1])]).toEqual(['positive', 'negative'])
})

test('a rating is given once: the same again is fine, another is refused', {
  tags: ['API-22', 'A32', 'postgres'],
}, async () => {
  const device = await server.newDevice()
  const id = await makePicture(device, 'coral-dusk')
  const answers = await Promise.all([rate(device, id, 'positive'), rate(device, id, 'positive')])
  expect(answers).toEqual([{ success: true }, { success: true }])
  await expectRefusal(rate(device, id, 'negative'), 'already_rated')
  expect(await statsOf(device, 'Coral Dusk')).toEqual({ positive: 1, negative: 0, total: 1 })
})

test('only a finished picture is rated, and only by its owner', {
  tags: ['API-22', 'DATA-26', 'A32'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const release = server.engine.hold()
  const id = await applyOnce(device)
  await expectRefusal(rate(device, id, 'positive'), 'not_finished')
  release()
  await untilEnded(device, id)
  await expectRefusal(rate(stranger, id, 'negative'), 'not_found')
  server.engine.failNext('unlike')
  const failed = await makePicture(device, 'golden-tide')
  await expectRefusal(rate(device, failed, 'negative'), 'not_finished')
  await expectRefusal(rate(device, id, 'superb' as Rating), 'bad_request')
})

test('an operator’s test run is not rated', { tags: ['A32'] }, async () => {
  const operator = await server.operator()
  const id = await makePicture(operator, 'golden-tide')
  await expectRefusal(rate(operator, id, 'positive'), 'forbidden')
})

test('deleting the picture leaves the style’s rating, which names nobody', async () => {
  const device = await server.newDevice()
  const id = await makePicture(device, 'island-noon')
  await rate(device, id, 'negative')
  await device.call(deleteStyleApplication, { params: { id } })
  expect(await statsOf(device, 'Island Noon')).toEqual({ positive: 0, negative: 1, total: 1 })
  const { rows } = await sql<object>`select * from ratings`.execute(server.services.database.db)
  expect(rows.flatMap(Object.keys)).not.toContain('device_id')
})

test('a renamed style keeps its ratings under its new name', { tags: ['A31'] }, async () => {
  const device = await server.newDevice()
  await rate(device, await makePicture(device, 'blossom-spring'), 'positive')
  const operator = await server.operator()
  const text = JSON.stringify(await readAsOperator(operator)).replaceAll('Blossom Spring', 'Petal Rain')
  const { styles, categoryOrder } = operatorCatalogue.parse(JSON.parse(text))
  await operator.call(saveWeddingStyles, { body: { styles, categoryOrder } })
  expect(await statsOf(device, 'Petal Rain')).toEqual({ positive: 1, negative: 0, total: 1 })
  expect(await statsOf(device, 'Blossom Spring')).toMatchObject({ total: 1 })
})

test('of two styles with one name the ratings of the first in category order are told', {
  tags: ['A31'],
}, async () => {
  const [device, operator] = [await server.newDevice(), await server.operator()]
  const { styles, categoryOrder } = await readAsOperator(operator)
  const [last, first] = Object.keys(styles)
  const [hidden, meant] = [last, first].map((category) => ({ ...styles[category][0], styleName: 'Twice' }))
  const twice = {
    ...styles,
    [last]: [hidden, ...styles[last].slice(1)],
    [first]: [meant, ...styles[first].slice(1)],
  }
  const rest = categoryOrder.filter((category) => category !== first)
  await operator.call(saveWeddingStyles, { body: { styles: twice, categoryOrder: [first, ...rest] } })
  await rate(device, await makePicture(device, meant.id), 'positive')
  await rate(device, await makePicture(device, hidden.id), 'negative')
  const ratings = await statsOf(device, 'Twice')
  await operator.call(saveWeddingStyles, { body: { styles, categoryOrder } })
  expect(ratings).toMatchObject({ positive: 1, negative: 0 })
})

test('the stats of a style are read with a bearer under its URL-encoded name', {
  tags: ['API-23', 'API-61'],
}, async () => {
  const device = await server.newDevice()
  await rate(device, await makePicture(device, 'golden-tide'), 'positive')
  await rate(device, await makePicture(device, 'golden-tide'), 'negative')
  const headers = { Authorization: `Bearer ${device.token}` }
  const read = async (path: string, init?: RequestInit) => {
    const reply = await server.fetch(`/api/wedding-styles/stats/${path}`, init)
    return [reply.status, await reply.json()]
  }
  const { positive, negative } = await statsOf(device, 'Golden Tide')
  expect(await read('Golden%20Tide', { headers })).toEqual([
    200,
    { positive, negative, total: positive + negative },
  ])
  expect([positive > 0, negative > 0]).toEqual([true, true])
  expect(await read('golden-tide', { headers })).toMatchObject([404, { code: 'unknown_style' }])
  expect(await read('Day%20%2F%20Night%3F', { headers })).toMatchObject([404, { code: 'unknown_style' }])
  expect(await read('Golden%20Tide')).toMatchObject([401, { code: 'unauthenticated' }])
})

test('a name that no style has and nobody rated is not found', { tags: ['API-23', 'API-61'] }, async () => {
  await expectRefusal(statsOf(await server.newDevice(), 'No Such / Style?'), 'unknown_style')
})
