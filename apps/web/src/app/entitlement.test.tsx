import { localKeys } from '@ever-after/contract'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { fetchStatus, refreshStatus } from '#server-state'
import { type CreationKind, writeRunningCreation } from '#session'
import {
  applicationOf,
  catalogueOf,
  historyItemOf,
  idOf,
  statusOf,
  styleOf,
  wholePhoto,
} from '#testing/builders.ts'
import { dressesOf, tryOnOf } from '#testing/dress-builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import DressTryonScreen from './screens/dress-tryon-screen.tsx'
import HairColorScreen from './screens/hair-color-screen.tsx'
import HistoryScreen from './screens/history-screen.tsx'
import { HomeScreen } from './screens/home-screen.tsx'
import StylePreviewScreen from './screens/style-preview-screen.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

const none = statusOf()
const subscriber = { ...none, hasActiveSubscription: true }
const owner = statusOf({ hasLifetimeDownloads: true })
const preview = { resultUrl: '/media/preview.jpg', isClean: false }
const clean = { resultUrl: '/media/clean.jpg', isClean: true }
const photo = { id: idOf(7), url: '/media/photo.jpg', widthPx: 540, heightPx: 720, expiresAt: null }
const { dressId: _, dressName: __, ...hairState } = tryOnOf()
const hairOf = (seen: object) => ({ ...hairState, photoId: idOf(7), color: 'copper', ...seen })

/** A server that chooses the address by the status of the moment. */
function serve(status: object) {
  const server = { status }
  const seen = () => (server.status === none ? preview : clean)
  const calls = serveApi({
    'GET /api/subscriptions/status': () => server.status,
    'GET /api/affiliate/status': { isActive: false },
    'GET /api/config/wedding-styles': catalogueOf({ Garden: [styleOf('Roses')] }),
    'GET /api/config/wedding-dress': dressesOf('Gardenia'),
    'GET /api/wedding-dress/uploaded-dresses': [],
    'GET /api/wedding-dress/history?limit=60': [],
    'GET /api/hair-color/history?limit=60': [],
    'GET /api/wedding-styles?limit=60': () => [historyItemOf(1, { resultUrl: seen().resultUrl })],
    'GET /api/wedding-styles?limit=10': () => [historyItemOf(1, { resultUrl: seen().resultUrl })],
    [`GET /api/wedding-styles/${idOf(1)}`]: () => applicationOf(seen()),
    [`GET /api/wedding-dress/${idOf(1)}`]: () => tryOnOf(seen()),
    [`GET /api/hair-color/${idOf(1)}`]: () => hairOf(seen()),
    [`GET /api/photos/${idOf(7)}`]: photo,
    [`GET /api/hair-color/${idOf(7)}/swatches`]: {
      swatches: [{ color: 'copper', url: '/media/c.jpg' }],
      frame: wholePhoto,
    },
  })
  const become = async (next: object) => {
    server.status = next
    await act(() => refreshStatus())
  }
  return { calls, become }
}

interface Surface {
  path: string
  Screen: ComponentType
  running?: { kind: CreationKind; subject: string }
  open?: () => Promise<void>
}

const surfaces: Record<string, Surface> = {
  'the result of a style': {
    path: '/wedding-style/demo',
    Screen: StylePreviewScreen,
    running: { kind: 'style', subject: 'Roses-v1' },
  },
  'the result of a dress': {
    path: '/wedding-dress-tryon',
    Screen: DressTryonScreen,
    running: { kind: 'dress', subject: 'gardenia' },
  },
  'the result of a hair colour': {
    path: `/hair-color/${idOf(7)}`,
    Screen: HairColorScreen,
    running: { kind: 'hair', subject: 'copper' },
  },
  'an opened picture of the history': {
    path: '/history',
    Screen: HistoryScreen,
    open: async () => userEvent.click(await screen.findByRole('button', { name: /^Style 1,/ })),
  },
  'the last picture on Home': { path: '/', Screen: HomeScreen },
  'the card of a picture that is ready': {
    path: '/',
    Screen: HomeScreen,
    running: { kind: 'dress', subject: 'gardenia' },
  },
}

async function openSurface({ path, Screen, running, open }: Surface) {
  // As at every start of the app.
  await fetchStatus()
  if (running) writeRunningCreation(running.kind, { ...running, id: idOf(1), name: 'It', path })
  const { hook } = memoryLocation({ path })
  show(
    <Router hook={hook}>
      <Route path={path.startsWith('/hair') ? '/hair-color/:id' : path}>
        <Screen />
      </Route>
    </Router>,
  )
  await open?.()
}

const shows = (address: string) =>
  vi.waitFor(() => expect(document.querySelectorAll(`img[src="${address}"]`).length).toBeGreaterThan(0))
const isGone = (address: string) =>
  vi.waitFor(() => expect(document.querySelector(`img[src="${address}"]`)).toBeNull())

test.each(Object.entries(surfaces))(
  '%s loses its watermark by a purchase and gets it back by a refund, where it stands',
  { tags: ['MEMB-01', 'MEMB-06', 'SHELL-44'] },
  async (_name, surface) => {
    const { become } = serve(none)
    await openSurface(surface)
    await shows(preview.resultUrl)
    for (const right of [subscriber, owner]) {
      await become(right)
      await shows(clean.resultUrl)
      await isGone(preview.resultUrl)
      await become(none)
      await shows(preview.resultUrl)
      await isGone(clean.resultUrl)
    }
  },
)

test('a status that leaves the right as it is reads no picture again', async () => {
  const { calls, become } = serve(subscriber)
  await openSurface(surfaces['the result of a style'])
  await shows(clean.resultUrl)
  const reads = () => calls.filter(({ route }) => route.startsWith('GET /api/wedding-styles')).length
  const before = reads()
  await become(owner)
  await become(subscriber)
  expect(reads()).toBe(before)
})
