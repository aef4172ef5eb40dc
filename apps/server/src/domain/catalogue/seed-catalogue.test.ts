import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { namesCovering, type OperatorCatalogue } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { readLive } from './read-live.ts'

let server: TestServer
let catalogue: OperatorCatalogue
beforeAll(async () => {
  server = await startTestServer()
  catalogue = await readLive(server.services)
})
afterAll(() => server.close())

const styles = () => Object.values(catalogue.styles).flat()
const variations = () => styles().flatMap((style) => style.variations)
const pictures = fileURLToPath(new URL('../../../catalogue-pictures/', import.meta.url))

test('the shipped catalogue has at least nine styles in three categories, all in the order list', () => {
  expect(styles().length).toBeGreaterThanOrEqual(9)
  expect(Object.keys(catalogue.styles).sort()).toEqual(catalogue.categoryOrder.toSorted())
  expect(catalogue.categoryOrder.length).toBeGreaterThanOrEqual(3)
  expect(z.iso.datetime().safeParse(catalogue.version).success).toBe(true)
})

test('every id and every name that a style is found by is there once', () => {
  const ids = styles().map(({ id }) => id)
  const styleNames = styles().map(({ styleName }) => styleName)
  const variationNames = variations().map(({ variationName }) => variationName)
  for (const names of [ids, styleNames, variationNames]) expect(new Set(names).size).toBe(names.length)
})

test('every variation can be drawn and has a prompt for each pairing', () => {
  for (const { variationName, recipe, prompts } of variations()) {
    expect(recipe, variationName).toBeDefined()
    expect(prompts.original.attire_type).toBe('bride-groom')
    expect(prompts['bride-bride'].attire_type).toBe('bride-bride')
    expect(prompts['groom-groom'].attire_type).toBe('groom-groom')
    for (const { structured_technical, detailed_scene } of Object.values(prompts))
      expect((structured_technical ?? detailed_scene ?? '').length).toBeGreaterThan(100)
  }
})

test('every icon and preview that the catalogue names is shipped with the server', () => {
  for (const { iconPath, previewPath } of variations())
    for (const path of [iconPath, previewPath]) {
      expect(path).toMatch(/^\/catalogue\/[a-z0-9/-]+\.webp$/)
      expect(existsSync(path.replace('/catalogue/', pictures)), path).toBe(true)
    }
})

test('no shipped prompt puts a covering on anybody: it is added for who chooses one', () => {
  expect(variations().some(({ recipe }) => recipe?.covering)).toBe(true)
  for (const { variationName, prompts } of variations())
    for (const { structured_technical, detailed_scene } of Object.values(prompts))
      expect(namesCovering(structured_technical ?? detailed_scene ?? ''), variationName).toBe(false)
})
