// @module-tag slow
import { consoleLocalKeys } from '@ever-after/contract'
import { expect, test, vi } from 'vitest'
import { alerts } from '#messages'
import { catalogueOf, idOf, releaseOf, styleOf } from '#testing/builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import { standInServer } from '#testing/stand-in-server.ts'
import { draftCatalogue, moveStyles, reorderCategories, setSubcategory } from './index.ts'
import { closeBrowser, popular, popularIds, threeStyles } from './testing/three-styles.ts'

forgetEverything()

test('changes of the draft are kept in the browser at once and sent together a moment later', {
  tags: ['LIVE-57', 'SHELL-64', 'A27'],
}, async () => {
  vi.useFakeTimers()
  const server = standInServer(threeStyles())
  await draftCatalogue.load()
  expect(await draftCatalogue.change('Popular', popular('shore'))).toBe(true)
  await draftCatalogue.change('Popular', popular('moss'))
  await draftCatalogue.change('Move', (document) =>
    moveStyles(document, { styleIds: ['dune'], category: 'Lake' }),
  )
  expect(JSON.parse(localStorage.getItem(consoleLocalKeys.draftStyles) ?? '')).toMatchObject({
    Beach: [{ id: 'shore', isPopular: true }],
    Lake: [{ id: 'dune' }],
  })
  expect(localStorage.getItem(consoleLocalKeys.draftCategoryOrder)).toBe('["Beach","Forest","Lake"]')
  expect(draftCatalogue.state.read().unsaved).toBe(true)
  await vi.advanceTimersByTimeAsync(799)
  expect(server.saves).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(50)
  expect(server.saves).toHaveLength(1)
  expect(popularIds(server.stored.draft)).toEqual(['shore', 'moss'])
  expect(draftCatalogue.state.read().unsaved).toBe(false)
  expect(localStorage.getItem(consoleLocalKeys.draftStyles)).toBeNull()
})

test('styles of the draft without an order get their place too, and that is saved', {
  tags: ['LIVE-42'],
}, async () => {
  vi.useFakeTimers()
  const server = standInServer({ ...threeStyles(), styles: { Beach: [styleOf('shore'), styleOf('dune')] } })
  await draftCatalogue.load()
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.stored.draft.styles.Beach.map(({ order }) => order)).toEqual([0, 1])
})

test('a browser that was closed before the draft was sent loses nothing', {
  tags: ['LIVE-57'],
}, async () => {
  const server = standInServer(threeStyles())
  await draftCatalogue.load()
  await draftCatalogue.change('Move', (document) =>
    moveStyles(document, { styleIds: ['shore'], category: 'Forest' }),
  )
  await draftCatalogue.change('Reorder', (document) => reorderCategories(document, ['Forest', 'Beach']))
  closeBrowser()
  expect(server.saves).toHaveLength(0)
  await draftCatalogue.load()
  const { styles, categoryOrder } = draftCatalogue.state.read().document
  expect(styles.Forest.map(({ id }) => id)).toEqual(['moss', 'shore'])
  expect(categoryOrder).toEqual(['Forest', 'Beach'])
  await vi.waitFor(() => expect(server.saves).toHaveLength(1), { timeout: 3000 })
})

test('what the browser kept is joined with what another operator saved since', async () => {
  const first = threeStyles()
  const server = standInServer(first, {
    'GET /api/config/releases?catalogue=draft': {
      releases: [releaseOf(2, { version: 'v2' }), releaseOf(1, { version: 'v1' })],
      nextBefore: null,
    },
    [`GET /api/config/releases/${idOf(1)}`]: { release: releaseOf(1, { version: 'v1' }), document: first },
  })
  await draftCatalogue.load()
  await draftCatalogue.change('Popular', popular('shore'))
  closeBrowser()
  server.saveElsewhere('draft', popular('moss'))
  await draftCatalogue.load()
  expect(popularIds(draftCatalogue.state.read().document)).toEqual(['shore', 'moss'])
  await vi.waitFor(() => expect(popularIds(server.stored.draft)).toEqual(['shore', 'moss']), {
    timeout: 3000,
  })
})

test('a large draft is kept as what differs, and comes back whole', { tags: ['LIVE-57'] }, async () => {
  const long = 'A long scene. '.repeat(60)
  const styles = Array.from({ length: 900 }, (_, number) => {
    const style = styleOf(`style-${number}`)
    const [variation] = style.variations
    const { original, ...others } = variation.prompts
    const prompts = { ...others, original: { ...original, structured_technical: long.repeat(3) } }
    return { ...style, variations: [{ ...variation, prompts }] }
  })
  standInServer(catalogueOf({ Beach: styles }, 'v1'))
  await draftCatalogue.load()
  await draftCatalogue.change('Popular', popular('style-7'))
  await draftCatalogue.change('Move', (document) =>
    moveStyles(document, { styleIds: ['style-8'], category: 'New' }),
  )
  const kept = localStorage.getItem(consoleLocalKeys.draftStyles) ?? ''
  expect(kept.length).toBeLessThan(40_000)
  const before = draftCatalogue.state.read().document
  closeBrowser()
  await draftCatalogue.load()
  expect(draftCatalogue.state.read().document).toEqual(before)
})

test('something else under the keys of the draft counts as nothing', async () => {
  localStorage.setItem(consoleLocalKeys.draftStyles, '{"Beach": 7')
  localStorage.setItem(consoleLocalKeys.draftVersion, 'v1')
  const server = standInServer(threeStyles())
  await draftCatalogue.load()
  expect(draftCatalogue.state.read()).toMatchObject({ status: 'ready', unsaved: false })
  expect(draftCatalogue.state.read().document).toEqual(server.stored.draft)
})

test('a draft that cannot be sent is kept, said once and sent again later', {
  tags: ['ADMIN-21'],
}, async () => {
  vi.useFakeTimers()
  let isDown = true
  const server = standInServer(threeStyles())
  const real = fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    isDown && init?.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : real(url, init),
  )
  await draftCatalogue.load()
  await draftCatalogue.change('Popular', popular('shore'))
  await vi.advanceTimersByTimeAsync(11_000)
  expect(draftCatalogue.state.read()).toMatchObject({ unsaved: true, isSaving: false })
  expect(alerts.read().map(({ words }) => words)).toEqual(['Save failed: Failed to fetch'])
  expect(localStorage.getItem(consoleLocalKeys.draftStyles)).not.toBeNull()
  isDown = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(popularIds(server.stored.draft)).toEqual(['shore'])
})

test('a full browser storage is said, and the draft is sent all the same', async () => {
  const server = standInServer(threeStyles())
  await draftCatalogue.load()
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    clear: () => undefined,
    setItem,
  })
  await draftCatalogue.change('Subcategory', (document) =>
    setSubcategory(document, { styleIds: ['moss'], subcategory: 'Old trees' }),
  )
  expect(alerts.read()[0].words).toMatch(/^This browser has no room left for unsaved changes/)
  await vi.waitFor(() => expect(server.stored.draft.styles.Forest[0].subcategory).toBe('Old trees'), {
    timeout: 3000,
  })
})
