import { localKeys } from '@ever-after/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { apiOrigin, serverAddress } from './api-origin.ts'
import { onAppLink } from './app-links.ts'
import { onAppState } from './app-state.ts'
import { keyValueStore } from './key-value-store.ts'
import { openExternal } from './open-external.ts'
import { requestPhotoAccess } from './photo-access.ts'
import { duringSystemDialog, privacyScreen } from './privacy-screen.ts'
import { push } from './push.ts'
import { requestReview } from './request-review.ts'
import { savePicture } from './save-picture.ts'
import { toDeviceAddresses } from './server-fetch.ts'
import { shareLink } from './share-link.ts'

afterEach(() => {
  window.localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const clickedLink = () => {
  const links: { href: string; download: string; target: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push({ href: this.href, download: this.download, target: this.target })
  })
  return links
}

test('a picture is saved as a download under its name', async () => {
  vi.stubGlobal('fetch', async () => new Response('abc'))
  const links = clickedLink()
  await savePicture({ url: '/media/1.jpg', name: 'The Rose Garden' })
  expect(links[0].download).toBe('The Rose Garden.jpg')
  vi.stubGlobal('fetch', async () => new Response('', { status: 403 }))
  await expect(savePicture({ url: '/media/1.jpg', name: 'x' })).rejects.toThrow('403')
})

test('token and device id live in local storage', { tags: ['A50'] }, () => {
  keyValueStore.write(localKeys.authToken, 't')
  expect(window.localStorage.getItem(localKeys.authToken)).toBe('"t"')
  keyValueStore.remove(localKeys.authToken)
  expect(keyValueStore.read(localKeys.authToken)).toBeUndefined()
})

test('the server is the page’s own origin', () => {
  expect(apiOrigin()).toBe('')
  expect(serverAddress('/app-config.json')).toBe('/app-config.json')
  expect(toDeviceAddresses('["/media/a"]')).toBe('["/media/a"]')
})

test('there is no review prompt, so nothing is remembered of one', { tags: ['NATIVE-08'] }, async () => {
  expect(await requestReview({ trigger: 'purchase' })).toBe(false)
  expect(window.localStorage.getItem(localKeys.hasRequestedReview)).toBeNull()
})

test('there are no messages, no privacy screen and no library to ask for, and it says so', async () => {
  expect(await push.permission()).toBe('unsupported')
  expect(await push.requestPermission()).toBe('unsupported')
  expect(await requestPhotoAccess()).toBe('unsupported')
  expect(privacyScreen.isSupported()).toBe(false)
  await privacyScreen.set(true)
  expect(await duringSystemDialog(async () => 'done')).toBe('done')
  const never = vi.fn()
  await push.listenForToken(never)
  push.onTap(never)()
  onAppLink(never)()
  expect(never).not.toHaveBeenCalled()
})

test('the page tells when it is hidden and shown', () => {
  const states: boolean[] = []
  const stop = onAppState((isActive) => states.push(isActive))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(states).toEqual([false])
})

test('pages open beside the app, letters in the mail program, and nothing else opens', () => {
  const links = clickedLink()
  openExternal('https://example.com/terms')
  openExternal('mailto:help@example.com')
  expect(links.map(({ href, target }) => [href, target])).toEqual([
    ['https://example.com/terms', '_blank'],
    ['mailto:help@example.com', ''],
  ])
  expect(() => openExternal('javascript:alert(1)')).toThrow('javascript:')
})

test('a link is shared where there is a sheet and copied where there is none', async () => {
  const link = { title: 'Ever After', text: 'Look', url: 'https://example.com' }
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await shareLink(link)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(link.url)
  vi.stubGlobal('navigator', { share: async () => undefined })
  expect(await shareLink(link)).toBe('shared')
})
