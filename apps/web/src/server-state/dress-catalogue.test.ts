import type { DressCatalogue } from '@ever-after/contract'
import { expect, test, vi } from 'vitest'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { loadDresses } from './dress-catalogue.ts'
import { readCachedDresses, writeCachedDresses } from './dress-catalogue-cache.ts'

forgetEverything()

const remote = 'GET /api/config/wedding-dress'
const fallback = 'GET /wedding-dresses.json'

const dressesOf = (version: string): DressCatalogue => ({
  version,
  dresses: [
    { id: 'gardenia', name: 'Gardenia', dressUrl: 'g', iconPath: 'i', previewPath: 'p', description: '' },
  ],
})

const down = new Response('', { status: 503, statusText: 'down' })

test('the server’s dresses are kept in the session with version and timestamp', {
  tags: ['SHELL-53', 'SHELL-66', 'DRESS-05'],
}, async () => {
  serveApi({ [remote]: dressesOf('v1') })
  expect((await loadDresses()).dresses[0].id).toBe('gardenia')
  const kept = (key: string) => JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  expect(kept('ever-after.dresses')).toEqual(dressesOf('v1').dresses)
  expect(kept('ever-after.dresses-version')).toBe('v1')
  expect(Date.now() - kept('ever-after.dresses-timestamp')).toBeLessThan(60_000)
})

test.for([
  ['with the token of the device', '"t1"', 'Bearer t1'],
  ['without a token before there is one', 'null', null],
] as const)('the server is asked for dresses %s', { tags: ['API-08'] }, async ([, kept, authorization]) => {
  window.localStorage.setItem('ever-after.auth-token', kept)
  const calls = serveApi({ [remote]: dressesOf('v1') })
  await loadDresses()
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([authorization])
})

test('a list of a day and more is not used', { tags: ['SHELL-53'] }, () => {
  writeCachedDresses(dressesOf('v1'), 1_000)
  expect(readCachedDresses(1_000 + 86_399_999)?.version).toBe('v1')
  expect(readCachedDresses(1_000 + 86_400_000)).toBeUndefined()
})

test('dresses that this session has not kept, or not for a day, are asked for first', {
  tags: ['SHELL-53'],
}, async () => {
  serveApi({ [remote]: dressesOf('v2') })
  writeCachedDresses(dressesOf('v1'))
  window.sessionStorage.clear()
  expect((await loadDresses()).version).toBe('v2')
  writeCachedDresses(dressesOf('v1'), Date.now() - 86_400_000)
  expect((await loadDresses()).version).toBe('v2')
})

test('a fresh list is used at once and a newer version replaces it', { tags: ['SHELL-53'] }, async () => {
  writeCachedDresses(dressesOf('v1'))
  serveApi({ [remote]: dressesOf('v2') })
  expect((await loadDresses()).version).toBe('v1')
  await vi.waitFor(() => expect(readCachedDresses()?.version).toBe('v2'))
})

test('a server that fails or answers a page instead of dresses gives way to the static file', {
  tags: ['API-08', 'API-10', 'DRESS-05', 'SHELL-53'],
}, async () => {
  serveApi({ [remote]: down, [fallback]: dressesOf('file') })
  expect(await loadDresses()).toEqual({ ...dressesOf('file'), version: 'local-fallback' })
  expect(readCachedDresses()).toEqual({ ...dressesOf('file'), version: 'local-fallback' })
  window.sessionStorage.clear()
  window.localStorage.clear()
  serveApi({ [remote]: new Response('<!doctype html>'), [fallback]: dressesOf('file') })
  expect((await loadDresses()).version).toBe('local-fallback')
})

test('without any connection the dresses seen last serve on', async () => {
  writeCachedDresses(dressesOf('v1'))
  window.sessionStorage.clear()
  serveApi({ [remote]: down, [fallback]: down })
  expect((await loadDresses()).version).toBe('v1')
})

test.each(['{broken', '{"gardenia":7}', '[{"id":7}]'])(
  'dresses that are kept as %s are none',
  { tags: ['A50'] },
  async (kept) => {
    writeCachedDresses(dressesOf('v1'))
    serveApi({ [remote]: down, [fallback]: down })
    for (const storage of [window.sessionStorage, window.localStorage])
      storage.setItem('ever-after.dresses', kept)
    await expect(loadDresses()).rejects.toThrow('503: down')
  },
)

test('only the failure of both is an error', { tags: ['ERR-01'] }, async () => {
  serveApi({ [remote]: down, [fallback]: down })
  await expect(loadDresses()).rejects.toThrow('503: down')
  const closed = new Response('Closed.', { status: 503, statusText: 'down' })
  serveApi({ [remote]: closed, [fallback]: closed })
  await expect(loadDresses()).rejects.toThrow('503: Closed.')
})
