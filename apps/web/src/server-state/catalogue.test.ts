import { type DeviceCatalogue, sessionKeys } from '@ever-after/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '#platform/storage.ts'
import { everythingAnswered } from '#testing/show.tsx'
import { loadCatalogue } from './catalogue.ts'
import { readCachedCatalogue, writeCachedCatalogue } from './catalogue-cache.ts'
import { queryClient } from './query-client.ts'

const catalogueOf = (version: string, names = ['Roses']): DeviceCatalogue => ({
  version,
  categoryOrder: ['Garden'],
  styles: names.length
    ? {
        Garden: names.map((name) => ({
          id: name,
          styleName: name,
          displayName: name,
          isPopular: false,
          variations: [],
        })),
      }
    : {},
})

const serve = (answers: Record<string, unknown>) =>
  vi.stubGlobal('fetch', async (url: string) =>
    url in answers
      ? new Response(JSON.stringify(answers[url]))
      : new Response('', { status: 503, statusText: 'down' }),
  )

const remotePath = '/api/config/wedding-styles'
const fallbackPath = '/wedding-styles-with-variations.json'
const shown = ['config', 'wedding-styles']

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  queryClient.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('the server’s styles are kept in session and local storage', {
  tags: ['SHELL-48', 'SHELL-54', 'SHELL-66'],
}, async () => {
  serve({ [remotePath]: catalogueOf('v1') })
  const catalogue = await loadCatalogue()
  expect(catalogue.version).toBe('v1')
  for (const storage of [window.sessionStorage, window.localStorage]) {
    const kept = (key: string) => JSON.parse(storage.getItem(key) ?? 'null')
    expect(kept('ever-after.styles')).toEqual(catalogue.styles)
    expect(kept('ever-after.styles-version')).toBe('v1')
    expect(kept('ever-after.styles-category-order')).toEqual(['Garden'])
    expect(Date.now() - kept('ever-after.styles-timestamp')).toBeLessThan(60_000)
  }
})

test('a cache of the session is used for a day, whatever the device keeps', { tags: ['SHELL-48'] }, () => {
  writeCachedCatalogue(catalogueOf('v1'), 1_000)
  window.localStorage.clear()
  expect(readCachedCatalogue(1_000 + 86_399_999)?.version).toBe('v1')
  expect(readCachedCatalogue(1_000 + 86_400_000)).toBeUndefined()
  writeCachedCatalogue(catalogueOf('v1'), 1_000)
  window.sessionStorage.clear()
  expect(readCachedCatalogue(1_001)).toBeUndefined()
})

test('styles that this session has not kept, or not for a day, are asked for first', {
  tags: ['SHELL-48', 'SHELL-49'],
}, async () => {
  serve({ [remotePath]: catalogueOf('v2') })
  writeCachedCatalogue(catalogueOf('v1'))
  window.sessionStorage.clear()
  expect((await loadCatalogue()).version).toBe('v2')
  writeCachedCatalogue(catalogueOf('v1'), Date.now() - 86_400_000)
  expect((await loadCatalogue()).version).toBe('v2')
})

test('a fresh cache is used at once and a newer version replaces it', {
  tags: ['SHELL-49', 'SHELL-50'],
}, async () => {
  writeCachedCatalogue(catalogueOf('v1'))
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  expect((await loadCatalogue()).version).toBe('v1')
  answer.resolve(new Response(JSON.stringify(catalogueOf('v2'))))
  await vi.waitFor(() => expect(readCachedCatalogue()?.version).toBe('v2'))
  expect(queryClient.getQueryData(shown)).toMatchObject({ version: 'v2' })
})

test('a server that still has the same version leaves what is shown', { tags: ['SHELL-50'] }, async () => {
  writeCachedCatalogue(catalogueOf('v1'), Date.now() - 1000)
  const keptAtMs = sessionStore.read(sessionKeys.stylesTimestamp)
  serve({ [remotePath]: catalogueOf('v1') })
  await loadCatalogue()
  await vi.waitFor(() => expect(sessionStore.read(sessionKeys.stylesTimestamp)).not.toBe(keptAtMs))
  await everythingAnswered()
  expect(queryClient.getQueryData(shown)).toBeUndefined()
})

test('a server without styles leaves those that are kept and shown', {
  tags: ['SHELL-50', 'SHELL-51'],
}, async () => {
  writeCachedCatalogue(catalogueOf('v1'))
  serve({ [remotePath]: catalogueOf('v2', []) })
  expect((await loadCatalogue()).version).toBe('v1')
  await everythingAnswered()
  expect(readCachedCatalogue()).toEqual(catalogueOf('v1'))
  expect(queryClient.getQueryData(shown)).toBeUndefined()
})

test('an empty or missing catalogue falls back to the static file', {
  tags: ['SHELL-51', 'SHELL-52', 'API-07'],
}, async () => {
  serve({ [remotePath]: catalogueOf('v1', []), [fallbackPath]: catalogueOf('file') })
  expect((await loadCatalogue()).version).toBe('local-fallback')
  window.sessionStorage.clear()
  serve({ [fallbackPath]: catalogueOf('file') })
  expect((await loadCatalogue()).version).toBe('local-fallback')
})

test('a category that is no list and a style that cannot be read are left out, and the others stand', {
  tags: ['DATA-03'],
}, async () => {
  const good = catalogueOf('v1', ['Roses', 'Ivy'])
  const broken = { styleName: 'Half' }
  const odd = {
    ...good,
    styles: {
      Notes: 'not a list',
      Empty: null,
      ByName: { first: good.styles.Garden[0] },
      ...good.styles,
      Beach: [broken, ...good.styles.Garden],
    },
  }
  serve({ [remotePath]: odd })
  const { styles } = await loadCatalogue()
  expect(Object.keys(styles)).toEqual(['Garden', 'Beach'])
  expect(styles.Beach.map(({ id }) => id)).toEqual(['Roses', 'Ivy'])
  window.sessionStorage.clear()
  serve({ [fallbackPath]: { ...odd, categoryOrder: 'none' } })
  const local = await loadCatalogue()
  expect([local.version, Object.keys(local.styles), local.categoryOrder]).toEqual([
    'local-fallback',
    ['Garden', 'Beach'],
    [],
  ])
})

test('a server whose categories hold no style counts as one without styles', {
  tags: ['SHELL-51'],
}, async () => {
  serve({ [remotePath]: { ...catalogueOf('v1'), styles: { Garden: [] } }, [fallbackPath]: catalogueOf('f') })
  expect((await loadCatalogue()).version).toBe('local-fallback')
  expect(sessionStore.read(sessionKeys.stylesVersion)).toBe('local-fallback')
})

test('without any connection the styles seen last serve on', async () => {
  writeCachedCatalogue(catalogueOf('v1'), 1_000)
  window.sessionStorage.clear()
  serve({})
  expect((await loadCatalogue()).version).toBe('v1')
})

test.each(['{broken', '{"Garden":7}', '[{"id":"Roses"}]'])(
  'styles that are kept as %s are none',
  { tags: ['A50'] },
  async (kept) => {
    writeCachedCatalogue(catalogueOf('v1'))
    serve({})
    for (const storage of [window.sessionStorage, window.localStorage])
      storage.setItem('ever-after.styles', kept)
    await expect(loadCatalogue()).rejects.toThrow('503: down')
  },
)

test('only the failure of both is an error', { tags: ['SHELL-52', 'ERR-01'] }, async () => {
  serve({})
  await expect(loadCatalogue()).rejects.toThrow('503: down')
  vi.stubGlobal('fetch', async () => new Response('Closed.', { status: 503, statusText: 'down' }))
  await expect(loadCatalogue()).rejects.toThrow('503: Closed.')
})
