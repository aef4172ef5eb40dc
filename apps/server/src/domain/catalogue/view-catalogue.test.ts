import { deviceCatalogue, getWeddingStyles, operatorCatalogue, saveWeddingStyles } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAsOperator } from '../../testing/make-catalogue.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { seedCatalogue } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a device gets styles, order and version, and no prompt or recipe', {
  tags: ['API-05', 'STYLE-18', 'DATA-01', 'DATA-04', 'DATA-06', 'A04'],
}, async () => {
  expect((await server.fetch('/api/config/wedding-styles')).status).toBe(401)
  const device = await server.newDevice()
  const response = await server.fetch('/api/config/wedding-styles', {
    headers: { authorization: `Bearer ${device.token}` },
  })
  const text = await response.text()
  const { styles, categoryOrder, version } = deviceCatalogue.parse(JSON.parse(text))
  expect(categoryOrder.length).toBeGreaterThanOrEqual(3)
  expect(Object.keys(styles).toSorted()).toEqual(categoryOrder.toSorted())
  expect(Object.values(styles).flat().length).toBeGreaterThanOrEqual(9)
  expect(version).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(text).not.toMatch(/prompts|structured_technical|recipe|"Popular"|"Drafts"/)
})

test('an operator gets the whole document', { tags: ['API-05', 'DATA-06', 'DATA-07'] }, async () => {
  const operator = await server.operator()
  const catalogue = operatorCatalogue.parse(await operator.call(getWeddingStyles, {}))
  const variations = Object.values(catalogue.styles).flatMap((list) =>
    list.flatMap((style) => style.variations),
  )
  expect(variations.length).toBeGreaterThanOrEqual(9)
  for (const { prompts, recipe } of variations) {
    const { original } = prompts
    expect(Object.entries(prompts).map(([key, { attire_type }]) => [key, attire_type])).toEqual([
      ['original', 'bride-groom'],
      ['bride-bride', 'bride-bride'],
      ['groom-groom', 'groom-groom'],
    ])
    expect(original.structured_technical ?? original.detailed_scene).toMatch(/\w{3}/)
    for (const pairing of [prompts['bride-bride'], prompts['groom-groom']])
      expect(pairing.structured_technical).toMatch(/\w{3}/)
    expect(recipe).toBeDefined()
  }
})

test('the fallback file is there for everyone, with and without the API’s prefix', {
  tags: ['SHELL-51', 'STYLE-18', 'API-07', 'A04'],
}, async () => {
  const paths = ['/wedding-styles-with-variations.json', '/api/wedding-styles-with-variations.json']
  const [plain, prefixed] = await Promise.all(paths.map((path) => server.fetch(path)))
  expect([plain.status, prefixed.status]).toEqual([200, 200])
  const text = await plain.text()
  expect(JSON.parse(text)).toEqual(await prefixed.json())
  expect(text).not.toMatch(/prompts|recipe/)
  const device = await server.newDevice()
  expect(JSON.parse(text)).toEqual(await device.call(getWeddingStyles, {}))
})

test('the shipped catalogue is stored at the first start only, and the fallback file follows the live one', {
  tags: ['SHELL-51'],
}, async () => {
  const operator = await server.operator()
  const { styles } = await readAsOperator(operator)
  const body = { styles: { Mine: Object.values(styles).flat() }, categoryOrder: ['Mine'] }
  await operator.call(saveWeddingStyles, { body })
  expect(await seedCatalogue(server.services)).toBe(false)
  const device = await server.newDevice()
  const live = await device.call(getWeddingStyles, {})
  expect(live.categoryOrder).toEqual(['Mine'])
  for (const prefix of ['', '/api']) {
    const file = await server.fetch(`${prefix}/wedding-styles-with-variations.json`)
    expect(await file.json()).toEqual(live)
  }
})

test('a client that takes no compressed answers gets the same catalogue', async () => {
  const path = '/wedding-styles-with-variations.json'
  const [plain, compressed] = await Promise.all(
    ['identity', 'gzip'].map((encoding) => server.fetch(path, { headers: { 'accept-encoding': encoding } })),
  )
  expect([plain, compressed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip'])
  expect(await plain.text()).toBe(await compressed.text())
})
