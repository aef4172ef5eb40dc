import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '#messages'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { standInServer } from '#testing/stand-in-server.ts'
import {
  draftCatalogue,
  dressCatalogue,
  followOthers,
  liveCatalogue,
  lookEveryMs,
  removeStyles,
} from './index.ts'
import { popular, popularIds, threeStyles } from './testing/three-styles.ts'

forgetEverything()

const said = () => toasts.current()?.title
const looks = (server: ReturnType<typeof standInServer>) =>
  server.calls.filter(({ route }) => route === 'GET /api/config/versions').length

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  stop = followOthers()
})
afterEach(async () => {
  stop()
  toasts.dismiss()
  // A toast leaves the screen only after a moment.
  await vi.advanceTimersByTimeAsync(5000)
})

const wait = () => vi.advanceTimersByTimeAsync(lookEveryMs)

function hidePage(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
}

test('what somebody else saved comes by itself, and is said', async () => {
  const server = standInServer(threeStyles())
  await liveCatalogue.load()
  await wait()
  expect([looks(server), said()]).toEqual([1, undefined])
  server.saveElsewhere('live', popular('shore', 'moss'))
  await wait()
  expect(popularIds(liveCatalogue.state.read().document)).toEqual(['shore', 'moss'])
  expect(liveCatalogue.state.read()).toMatchObject({ version: 'v2', unsaved: false })
  expect(said()).toBe('Somebody else saved: 2 styles changed')
  expect(server.saves).toEqual([])
})

test('styles that went count as changed, and the archive is looked at again', async () => {
  const server = standInServer(threeStyles())
  await liveCatalogue.load()
  server.saveElsewhere('live', (document) => removeStyles(document, ['dune']))
  await wait()
  expect(said()).toBe('Somebody else saved: 1 style changed')
})

test('a page comes back to what is there now; one that is not seen does not ask', async () => {
  const server = standInServer(threeStyles())
  await liveCatalogue.load()
  hidePage(true)
  await wait()
  expect(looks(server)).toBe(0)
  server.saveElsewhere('live', popular('dune'))
  hidePage(false)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(10)
  expect(popularIds(liveCatalogue.state.read().document)).toEqual(['dune'])
  expect(looks(server)).toBe(1)
})

test('while something is not saved theirs waits for the save, which is said once', async () => {
  const server = standInServer(threeStyles())
  const real = fetch
  let isDown = true
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    isDown && init?.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : real(url, init),
  )
  await draftCatalogue.load()
  await draftCatalogue.change('Popular', popular('shore'))
  await vi.advanceTimersByTimeAsync(1000)
  server.saveElsewhere('draft', popular('moss'))
  await wait()
  expect(said()).toBe('Somebody else saved. Your changes are merged with theirs when they are saved.')
  expect(popularIds(draftCatalogue.state.read().document)).toEqual(['shore'])
  toasts.dismiss()
  await wait()
  expect(said()).toBeUndefined()
  isDown = false
  await vi.advanceTimersByTimeAsync(11_000)
  expect(popularIds(server.stored.draft)).toEqual(['shore', 'moss'])
})

test('what was saved here is not said to be somebody else’s', async () => {
  const server = standInServer(threeStyles())
  await liveCatalogue.load()
  await draftCatalogue.load()
  await liveCatalogue.change('Popular', popular('shore'))
  server.stored.draft = server.stored.live
  await wait()
  expect(said()).toBeUndefined()
  expect(popularIds(draftCatalogue.state.read().document)).toEqual(['shore'])
})

test('a change made while theirs is on its way is kept', async () => {
  const server = standInServer(threeStyles())
  await liveCatalogue.load()
  server.saveElsewhere('live', popular('moss'))
  const looked = vi.advanceTimersByTimeAsync(lookEveryMs)
  const saved = liveCatalogue.change('Popular', popular('shore'))
  await looked
  expect(await saved).toBe(true)
  expect(popularIds(server.stored.live)).toEqual(['shore', 'moss'])
  expect(popularIds(liveCatalogue.state.read().document)).toEqual(['shore', 'moss'])
})

test('dresses that somebody else saved come too', async () => {
  const dress = { id: 'waltz', name: 'Waltz', dressUrl: '/d', iconPath: '/i', previewPath: '/p' }
  let stored = { dresses: [{ ...dress, description: '' }], version: 'd1' }
  standInServer(threeStyles(), {
    'GET /api/config/wedding-dress': () => stored,
    'GET /api/config/versions': () => ({ live: 'v1', draft: 'v1', dresses: stored.version }),
  })
  await dressCatalogue.load()
  stored = { dresses: [], version: 'd2' }
  await wait()
  expect(said()).toBe('Somebody else saved: 1 dress changed')
  expect(dressCatalogue.state.read().document.dresses).toEqual([])
})

test('a look that fails or is refused says nothing', async () => {
  const server = standInServer(threeStyles(), {
    'GET /api/config/versions': refusal(401, 'unauthenticated', 'Please log in.'),
  })
  await liveCatalogue.load()
  await wait()
  expect([said(), liveCatalogue.state.read().status, looks(server)]).toEqual([undefined, 'ready', 1])
})
