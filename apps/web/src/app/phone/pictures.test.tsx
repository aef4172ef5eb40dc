import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'

const origin = 'https://api.example'
vi.stubEnv('VITE_API_ORIGIN', origin)

const takes = () => ({ identifier: 'photo-1' })
let savePhoto = takes
const phone = standNativeBridge({
  App: {},
  Filesystem: { writeFile: ({ path }) => ({ uri: `file:///cache/${String(path)}` }) },
  InAppReview: { requestReview: () => undefined },
  Media: {
    getAlbums: () => ({ albums: [{ name: 'EverAfter', identifier: 'album-1', type: 'user' }] }),
    savePhoto: () => savePhoto(),
  },
  Preferences: { get: () => ({ value: '"known"' }) },
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
  Share: { share: () => ({ activityType: 'com.apple.UIKit.activity.Message' }) },
})
// Loaded once the bridge stands: the shell has it before its first script.
const { applicationOf, catalogueOf, hairChangeOf, historyItemOf, idOf, statusOf, styleOf, wholePhoto } =
  await import('#testing/builders.ts')
const { dressesOf, dressPhoto, tryOnOf } = await import('#testing/dress-builders.ts')
const { serveApi } = await import('#testing/serve-api.ts')
const { forgetEverything, show } = await import('#testing/show.tsx')
const { keyValueStore } = await import('#platform/key-value-store.ts')
await keyValueStore.hydrate()
const { writeDressPhoto, writeRunningCreation, writeSelectedDress } = await import('#session')
const { default: DressTryonScreen } = await import('../screens/dress-tryon-screen.tsx')
const { default: HairColorScreen } = await import('../screens/hair-color-screen.tsx')
const { default: HistoryScreen } = await import('../screens/history-screen.tsx')
const { HomeScreen } = await import('../screens/home-screen.tsx')
const { default: StylePreviewScreen } = await import('../screens/style-preview-screen.tsx')
const { toasts } = await import('../toasts.ts')
const { default: Welcome } = await import('../welcome.tsx')

forgetEverything()
beforeEach(() => {
  phone.calls.length = 0
  savePhoto = takes
  toasts.dismiss()
})
afterAll(() => vi.unstubAllEnvs())

const serve = (routes: Record<string, object>) =>
  serveApi(
    Object.fromEntries(
      Object.entries(routes).map(([route, answer]) => [route.replace(' ', ` ${origin}`), answer]),
    ),
  )
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
/** The web view has a share sheet too, which is not the one that is wanted. */
const standWebSheet = () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, userAgent: navigator.userAgent, canShare: () => true, share })
  return share
}

async function openHistory() {
  serve({
    'GET /api/subscriptions/status': { ...statusOf(), hasActiveSubscription: true },
    'GET /api/wedding-styles?limit=60': [historyItemOf(1), historyItemOf(2)],
    [`GET /api/wedding-styles/${idOf(1)}`]: applicationOf(),
    'GET /media/result.jpg': new Response('picture'),
  })
  show(<HistoryScreen />)
  await screen.findByRole('button', { name: /^Style 1,/ })
}
const saved = () =>
  phone.callsOf('Media').flatMap(({ method, options }) => (method === 'savePhoto' ? [options] : []))

test('a picture of the history is saved to the album and handed to the phone’s share sheet', {
  tags: ['NATIVE-01', 'NATIVE-06'],
}, async () => {
  const webSheet = standWebSheet()
  await openHistory()
  await press(/^Style 1,/)
  await press('Save')
  await vi.waitFor(() =>
    expect(saved()).toEqual([{ path: `${origin}/media/result.jpg`, albumIdentifier: 'album-1' }]),
  )
  await press('Share')
  await vi.waitFor(() => expect(phone.callsOf('Share')).toHaveLength(1))
  expect(phone.callsOf('Share')[0].options).toMatchObject({
    files: ['file:///cache/shared/The Rose Garden.jpg'],
    text: `The Rose Garden. Made with AI in Ever After.\n${origin}/?style=Roses`,
  })
  expect(webSheet).not.toHaveBeenCalled()
})

const places = [
  { kind: 'style', subject: 'Dunes-v1', path: '/wedding-style/demo', Screen: StylePreviewScreen },
  { kind: 'dress', subject: 'gardenia', path: '/wedding-dress-tryon', Screen: DressTryonScreen },
  { kind: 'hair', subject: 'copper', path: `/hair-color/${idOf(7)}`, Screen: HairColorScreen },
] as const

/** Opens the screen of a creation that has just ended. */
function openFinished({ kind, subject, path, Screen }: (typeof places)[number]) {
  serve({
    'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
    'GET /api/config/wedding-dress': dressesOf('Gardenia'),
    'GET /api/wedding-dress/uploaded-dresses': [],
    [`GET /api/hair-color/${idOf(7)}/swatches`]: {
      swatches: [{ color: 'copper', url: '/media/c.jpg' }],
      frame: wholePhoto,
    },
    [`GET /api/photos/${idOf(7)}`]: {
      id: idOf(7),
      url: '/media/7.jpg',
      widthPx: 540,
      heightPx: 720,
      expiresAt: null,
    },
    'GET /api/subscriptions/status': { ...statusOf(), hasActiveSubscription: true },
    [`GET /api/wedding-styles/${idOf(1)}`]: applicationOf(),
    [`GET /api/wedding-dress/${idOf(1)}`]: tryOnOf(),
    [`GET /api/hair-color/${idOf(1)}`]: hairChangeOf(),
    'GET /media/result.jpg': new Response('picture'),
  })
  writeDressPhoto(dressPhoto)
  writeSelectedDress('gardenia')
  writeRunningCreation(kind, { id: idOf(1), subject, name: 'It', path })
  const { hook } = memoryLocation({ path })
  show(
    <Router hook={hook}>
      <Route path={kind === 'hair' ? '/hair-color/:id' : path}>
        <Screen />
      </Route>
    </Router>,
  )
}

async function saveInDialog() {
  await press('Save')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
}

test.each(places)(
  'a finished picture is saved to the album from its dialog: $kind',
  { tags: ['STYLE-14', 'NATIVE-01'] },
  async (place) => {
    openFinished(place)
    await saveInDialog()
    await vi.waitFor(() =>
      expect(saved()).toEqual([{ path: `${origin}/media/result.jpg`, albumIdentifier: 'album-1' }]),
    )
  },
)

test.each(places)(
  'a picture that the phone does not take says so and saves nothing: $kind',
  { tags: ['NATIVE-05'] },
  async (place) => {
    savePhoto = () => {
      throw Object.assign(new Error('Access to photos not allowed by user'), { code: 'accessDenied' })
    }
    openFinished(place)
    await saveInDialog()
    await vi.waitFor(() => expect(toasts.current()?.title).toBe('Failed to save image'))
    expect(saved()).toHaveLength(1)
  },
)

test('a hair colour is handed to the phone’s share sheet', { tags: ['NATIVE-06'] }, async () => {
  const webSheet = standWebSheet()
  openFinished(places[2])
  await press('Share')
  await vi.waitFor(() => expect(phone.callsOf('Share')).toHaveLength(1))
  expect(phone.callsOf('Share')[0].options).toMatchObject({
    files: [expect.stringMatching(/^file:\/\/\/cache\/shared\/.+\.jpg$/)],
    text: expect.stringContaining('Made with AI in Ever After.'),
  })
  expect(webSheet).not.toHaveBeenCalled()
})

test('selected pictures of the history are saved to the album', { tags: ['NATIVE-01'] }, async () => {
  await openHistory()
  await press('Select')
  await press(/^Style 1,/)
  await press(/^Style 2,/)
  await press('Save')
  await vi.waitFor(() => expect(saved()).toHaveLength(2))
  expect(saved().map(({ albumIdentifier }) => albumIdentifier)).toEqual(['album-1', 'album-1'])
  expect(new Set(saved().map(({ path }) => path)).size).toBe(2)
})

test('the welcome hands its link to the phone’s share sheet', { tags: ['NATIVE-06'] }, async () => {
  const webSheet = standWebSheet()
  serve({})
  show(
    <Welcome onDone={vi.fn()} onSettled={vi.fn()}>
      <p>Home</p>
    </Welcome>,
  )
  await press('Continue')
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
  await press('Continue')
  await press('Share')
  await vi.waitFor(() => expect(phone.callsOf('Share')).toHaveLength(1))
  expect(phone.callsOf('Share')[0].options).toMatchObject({ url: `${origin}/landing` })
  expect(webSheet).not.toHaveBeenCalled()
})

test('who loves the last picture on Home is asked for a review on the first day', {
  tags: ['NATIVE-08'],
}, async () => {
  serve({
    'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
    'GET /api/subscriptions/status': statusOf(),
    'GET /api/wedding-styles?limit=10': [historyItemOf(2)],
    [`GET /api/wedding-styles/${idOf(2)}`]: applicationOf({ id: idOf(2) }),
    [`POST /api/wedding-styles/${idOf(2)}/rate`]: { success: true },
  })
  show(<HomeScreen />)
  await press('Love it')
  await vi.waitFor(() => expect(phone.callsOf('InAppReview')).toHaveLength(1))
})
