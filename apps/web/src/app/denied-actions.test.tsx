import { localKeys } from '@ever-after/contract'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { refreshStatus } from '#server-state'
import {
  type CreationKind,
  writeDressPhoto,
  writePartners,
  writeRunningCreation,
  writeSelectedDress,
} from '#session'
import {
  applicationOf,
  catalogueOf,
  hairChangeOf,
  historyItemOf,
  idOf,
  partners,
  statusOf,
  styleOf,
  wholePhoto,
} from '#testing/builders.ts'
import { dressesOf, dressPhoto, tryOnOf } from '#testing/dress-builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { closePaywall, currentPaywall } from '../features/membership/index.ts'
import { answerPhotos } from '../features/photo-upload/testing/answer-photos.ts'
import CoupleUploadScreen from './screens/couple-upload-screen.tsx'
import DressTryonScreen from './screens/dress-tryon-screen.tsx'
import DressUploadScreen from './screens/dress-upload-screen.tsx'
import HairColorScreen from './screens/hair-color-screen.tsx'
import HistoryScreen from './screens/history-screen.tsx'
import StylePreviewScreen from './screens/style-preview-screen.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))
afterEach(() => act(() => closePaywall()))

const nothing = { remainingFreeUses: 0, bonusChangesRemaining: 0, portraitGenerationsRemaining: 0 }
/** A subscriber with free changes left, which are not for the week. */
const spentWeek = { ...statusOf({ ...nothing, remainingFreeUses: 3 }), hasActiveSubscription: true }
const photoOf = (number: number) => ({
  id: idOf(number),
  url: `/media/${number}.jpg`,
  widthPx: 540,
  heightPx: 720,
  expiresAt: null,
})
const sample = '/sample-photos/partner1.jpg'

/** A free device with so much left; gives what it sent. */
function serve(usage: Parameters<typeof statusOf>[0], answers: Parameters<typeof serveApi>[0] = {}) {
  const jpeg = () => new Response(new Blob(['x'], { type: 'image/jpeg' }))
  const calls = serveApi({
    'GET /api/subscriptions/status': statusOf(usage),
    'GET /api/config/wedding-styles': catalogueOf({ Garden: [styleOf('Roses')] }),
    'GET /api/config/wedding-dress': dressesOf('Gardenia'),
    'GET /api/wedding-dress/uploaded-dresses': [],
    'GET /api/wedding-dress/history?limit=60': [],
    'GET /api/hair-color/history?limit=60': [],
    'GET /api/enhanced-portraits': () => [],
    'GET /api/wedding-styles?limit=60': [historyItemOf(1, { resultUrl: '/media/result.jpg' })],
    [`GET /api/wedding-styles/${idOf(1)}`]: applicationOf(),
    [`GET /api/wedding-dress/${idOf(1)}`]: tryOnOf(),
    [`GET /api/hair-color/${idOf(1)}`]: hairChangeOf(),
    [`GET /api/hair-color/${idOf(7)}/swatches`]: {
      swatches: [{ color: 'copper', url: '/media/c.jpg' }],
      frame: wholePhoto,
    },
    [`GET /api/photos/${idOf(7)}`]: photoOf(7),
    ...Object.fromEntries(
      [1, 2].flatMap((number) => [
        [`GET /api/photos/${idOf(number)}`, photoOf(number)],
        [`POST /api/photos/${idOf(number)}/check`, { isUsable: true, hints: [] }],
      ]),
    ),
    [`GET ${sample}`]: jpeg,
    ...answers,
  })
  return () => calls.map(({ route }) => route).filter((route) => !route.startsWith('GET'))
}

interface Place {
  path: string
  Screen: ComponentType
  kind?: CreationKind
}

const style: Place = { path: '/wedding-style/demo', Screen: StylePreviewScreen, kind: 'style' }
const dress: Place = { path: '/wedding-dress-tryon', Screen: DressTryonScreen, kind: 'dress' }
const hair: Place = { path: `/hair-color/${idOf(7)}`, Screen: HairColorScreen, kind: 'hair' }
const history: Place = { path: '/history', Screen: HistoryScreen }

function open({ path, Screen }: Place) {
  writePartners(partners)
  writeDressPhoto(dressPhoto)
  writeSelectedDress('gardenia')
  const { hook } = memoryLocation({ path })
  show(
    <Router hook={hook}>
      <Route path={path.startsWith('/hair') ? '/hair-color/:id' : path}>
        <Screen />
      </Route>
    </Router>,
  )
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const tryStyle = () => press('Try this wedding style')
const tryDress = () => press('Try this wedding dress')
async function applyCopper() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Copper' }))
  await press('Apply copper')
}

/** A device with nothing left and a picture to save; tells whether it was. */
function serveResult() {
  const answer = vi.fn(() => new Response('picture'))
  serve(nothing, { 'GET /media/result.jpg': answer })
  return () => answer.mock.calls.length > 0
}

const memberDownloads = ['MEMB-25', 'MEMB-26', 'MEMB-27', 'MEMB-33']
const ofDownloads = ['PORTRAIT-18', ...memberDownloads, 'PAY-01', 'PAY-06', 'A07', 'A42', 'A74']

const meets = (refusal: object) => vi.waitFor(() => expect(currentPaywall()).toMatchObject(refusal))

test.each([
  ['Save', 'a style', style],
  ['Save', 'a dress', dress],
  ['Save', 'a hair colour', hair],
] as const)(
  'who has no subscription and presses %s for %s meets the paywall of downloads',
  { tags: ofDownloads },
  async (button, _what, place) => {
    const hasSaved = serveResult()
    const subjects = { style: 'Roses-v1', dress: 'gardenia', hair: 'copper' }
    const { kind = 'style', path } = place
    writeRunningCreation(kind, { id: idOf(1), subject: subjects[kind], name: 'It', path })
    open(place)
    await press(button)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Save with Premium' }))
    await meets({ trigger: 'download_attempt', reason: 'Downloads are part of Premium' })
    act(() => closePaywall())
    await everythingAnswered()
    expect(hasSaved()).toBe(false)
  },
)

test.each([
  ['an opened picture', async () => press(/^Style 1,/)],
  [
    'what was selected',
    async () => {
      await screen.findByRole('button', { name: /^Style 1,/ })
      await press('Select')
      await press(/^Style 1,/)
    },
  ],
])(
  'who has no subscription and wants to save %s of the history meets the paywall of downloads',
  { tags: ofDownloads },
  async (_what, choose) => {
    const hasSaved = serveResult()
    open(history)
    await choose()
    await press('Save')
    await meets({ trigger: 'download_attempt', reason: 'Downloads are part of Premium' })
    act(() => closePaywall())
    await everythingAnswered()
    expect(hasSaved()).toBe(false)
  },
)

test.each([
  ['a style', style, tryStyle],
  ['a dress', dress, tryDress],
  ['a hair colour', hair, applyCopper],
  [
    'a download',
    history,
    async () => {
      await press(/^Style 1,/)
      await press('Save')
    },
  ],
] as const)(
  'a check that fails before %s opens the paywall with its words, and nothing is sent or saved',
  { tags: ['STYLE-17', 'MEMB-32', 'PAY-01', 'A15', 'A74'] },
  async (_what, place, perform) => {
    const picture = vi.fn(() => new Response('picture'))
    const broken = refusal(500, 'internal', 'It broke.')
    const answers = { 'GET /api/subscriptions/status': broken, 'GET /media/result.jpg': picture }
    const written = serve({}, answers)
    open(place)
    await perform()
    await meets({ trigger: 'default', reason: 'Permission check failed' })
    act(() => closePaywall())
    await everythingAnswered()
    expect(picture).not.toHaveBeenCalled()
    expect(written()).toEqual([])
  },
)

test.each([
  ['a style', style, tryStyle, 'style_change_limit'],
  ['a dress', dress, tryDress, 'dress_tryon_limit'],
  ['a hair colour', hair, applyCopper, 'style_change_limit'],
] as const)(
  'who has no change left for %s meets the paywall that says so, and nothing is sent',
  { tags: ['STYLE-17', 'MEMB-29', 'PAY-01', 'PAY-06', 'A07', 'A24', 'A42', 'A74'] },
  async (_what, place, perform, trigger) => {
    const written = serve(nothing)
    open(place)
    await perform()
    await meets({ trigger, reason: 'Transformation limit reached' })
    await everythingAnswered()
    expect(written()).toEqual([])
  },
)

test.each([
  ['a style', style, tryStyle],
  ['a dress', dress, tryDress],
  ['a hair colour', hair, applyCopper],
] as const)(
  'a subscriber whose week is used up meets the paywall that says so for %s, and nothing is sent',
  { tags: ['STYLE-17', 'MEMB-28', 'PAY-01', 'PAY-06', 'A42', 'A74'] },
  async (_what, place, perform) => {
    const written = serve({}, { 'GET /api/subscriptions/status': spentWeek })
    open(place)
    await perform()
    await meets({ trigger: 'premium_transformation_limit', reason: 'Weekly transformation limit reached' })
    await everythingAnswered()
    expect(written()).toEqual([])
  },
)

const portraitDenials = [
  {
    status: statusOf(nothing),
    denied: { trigger: 'portrait_enhancement_limit', reason: 'Portrait enhancement limit reached' },
  },
  {
    status: spentWeek,
    denied: { trigger: 'premium_portrait_limit', reason: 'Weekly portrait limit reached' },
  },
  {
    status: refusal(500, 'internal', 'It broke.'),
    denied: { trigger: 'default', reason: 'Permission check failed' },
  },
]

test.each([
  ['a couple', CoupleUploadScreen, 'Enhance portraits'],
  ['a dress', DressUploadScreen, 'Enhance portrait'],
] as const)(
  'who has no enhancement left for %s meets the paywall that says so, and nothing is enhanced',
  { tags: ['MEMB-30', 'MEMB-31', 'MEMB-32', 'PAY-01', 'PAY-06', 'A15', 'A42', 'A74'] },
  async (_what, Screen, action) => {
    answerPhotos()
    const server: { status: object } = { status: statusOf() }
    const written = serve({}, { 'GET /api/subscriptions/status': () => server.status })
    show(<Screen samplePhotos={[sample, sample]} />)
    await press('Use sample photos')
    await vi.waitFor(async () =>
      expect(await screen.findByRole('button', { name: action })).toHaveProperty('disabled', false),
    )
    for (const { status, denied } of portraitDenials) {
      server.status = status
      await act(() => refreshStatus())
      await press(action)
      await meets(denied)
      act(() => closePaywall())
    }
    await everythingAnswered()
    expect(written().filter((route) => route.includes('/ai/'))).toEqual([])
  },
)
