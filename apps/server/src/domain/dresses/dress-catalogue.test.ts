import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  dressCatalogue,
  getDresses,
  getStaticDresses,
  type OperatorDressCatalogue,
  operatorDressCatalogue,
} from '@ever-after/contract'
import { compositeSynthetic } from '@ever-after/engine'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { seedDresses } from './index.ts'
import { readDresses } from './read-dresses.ts'

let server: TestServer
let stored: OperatorDressCatalogue
beforeAll(async () => {
  server = await startTestServer()
  stored = await readDresses(server.services)
})
afterAll(() => server.close())

const art = fileURLToPath(new URL('../../../../../packages/art/', import.meta.url))

test('there are at least twenty dresses, no two of one name, id or recipe', () => {
  const { dresses } = stored
  expect(dresses.length).toBeGreaterThanOrEqual(20)
  const looks = dresses.map(({ recipe: { plate, colour } }) => `${plate} in ${colour}`)
  for (const names of [dresses.map(({ id }) => id), dresses.map(({ name }) => name), looks])
    expect(new Set(names).size).toBe(names.length)
  for (const { description } of dresses) expect(description).toMatch(/^[A-Z].{20,}\.$/)
})

test('every dress is drawn from plates that exist', () => {
  for (const { id, recipe } of stored.dresses) {
    expect(existsSync(`${art}attire/${recipe.plate}/manifest.json`), `${id}: ${recipe.plate}`).toBe(true)
    expect(existsSync(`${art}scenes/${recipe.scene}/manifest.json`), `${id}: ${recipe.scene}`).toBe(true)
    if (recipe.covering)
      expect(existsSync(`${art}accessories/${recipe.covering}/manifest.json`), id).toBe(true)
  }
})

test('every dress has the icon and the preview that the catalogue names, and both say that they were made', async () => {
  const folder = fileURLToPath(new URL('../../../catalogue-pictures/', import.meta.url))
  for (const { iconPath, previewPath } of stored.dresses) {
    const [icon, preview] = [iconPath, previewPath].map((path) => path.replace('/catalogue/', folder))
    expect(await sharp(icon).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 })
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1600 })
    for (const [file, maxBytes] of [
      [icon, 12_000],
      [preview, 90_000],
    ] as const) {
      const bytes = await readFile(file)
      expect(bytes.length, file).toBeLessThanOrEqual(maxBytes)
      expect(bytes.includes(compositeSynthetic), file).toBe(true)
    }
  }
})

test('the pictures of a dress are served to anybody', async () => {
  const [{ iconPath, previewPath }] = stored.dresses
  for (const path of [iconPath, previewPath]) {
    const response = await server.fetch(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
})

test('anybody may read the dresses, and only an operator reads how they are drawn', {
  tags: ['API-08', 'DATA-10', 'DATA-11', 'DRESS-05', 'A66'],
}, async () => {
  const response = await server.fetch('/api/config/wedding-dress')
  expect(response.headers.get('content-type')).toContain('application/json')
  const text = await response.text()
  expect(text).not.toContain('recipe')
  const { dresses, version } = dressCatalogue.parse(JSON.parse(text))
  expect(version).toBe(stored.version)
  const [first] = stored.dresses
  expect(dresses[0]).toEqual({
    id: first.id,
    name: first.name,
    description: first.description,
    dressUrl: first.previewPath,
    iconPath: `/catalogue/dresses/${first.id}/icon.webp`,
    previewPath: `/catalogue/dresses/${first.id}/preview.webp`,
  })
  const device = await server.newDevice()
  expect(JSON.stringify(await device.call(getDresses, {}))).not.toContain('recipe')
  const operator = await server.operator()
  expect(operatorDressCatalogue.parse(await operator.call(getDresses, {}))).toEqual(stored)
})

test('couples hear which dresses offer a covering', async () => {
  const { dresses } = dressCatalogue.parse(await server.anonymous(getDresses, {}))
  const offering = stored.dresses.filter(({ recipe }) => recipe.covering).map(({ id }) => id)
  expect(offering).toContain('lily')
  expect(dresses.filter(({ offersCovering }) => offersCovering).map(({ id }) => id)).toEqual(offering)
})

test('the static file holds the same dresses, with and without the API’s prefix, and no recipe', {
  tags: ['API-10', 'DRESS-05', 'A66'],
}, async () => {
  const file = await (await server.fetch('/wedding-dresses.json')).json()
  expect(JSON.stringify(file)).not.toContain('recipe')
  expect(dressCatalogue.parse(file).dresses).toHaveLength(stored.dresses.length)
  expect(file).toEqual(await server.anonymous(getDresses, {}))
  expect(await server.anonymous(getStaticDresses, {})).toEqual(file)
})

test('dresses that are stored already are not replaced at the next start', async () => {
  expect(await seedDresses(server.services)).toBe(false)
})
