// @module-tag slow
import { hairColour, localKeys } from '@ever-after/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#server-state'
import { writeRunningCreation, writeUnansweredRequest } from '#session'
import { hairChangeOf, idOf, statusOf, wholePhoto } from '#testing/builders.ts'
import { readsPerOpening } from '#testing/reads-per-opening.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { HairColor } from './hair-color.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

const photoId = idOf(7)
const routes = {
  photo: `GET /api/photos/${photoId}`,
  swatches: `GET /api/hair-color/${photoId}/swatches`,
  apply: `POST /api/hair-color/${photoId}/apply`,
  change: `GET /api/hair-color/${idOf(1)}`,
  status: 'GET /api/subscriptions/status',
}
const photo = {
  id: photoId,
  url: '/media/framed.jpg',
  wholeUrl: '/media/photo.jpg',
  widthPx: 540,
  heightPx: 720,
  expiresAt: null,
}
const swatches = hairColour.options.map((color) => ({ color, url: `/media/${color}.jpg` }))
const happy = {
  [routes.photo]: photo,
  [routes.swatches]: { swatches, frame: wholePhoto },
  [routes.apply]: { id: idOf(1), status: 'pending' },
  [routes.change]: hairChangeOf(),
  [routes.status]: statusOf(),
}

const open = (answers: Parameters<typeof serveApi>[0] = {}) => {
  const calls = serveApi({ ...happy, ...answers })
  const events = {
    notify: vi.fn(),
    onPaywall: vi.fn(),
    onBack: vi.fn(),
    onTakePhoto: vi.fn(),
    onTryDress: vi.fn(),
  }
  show(<HairColor photoId={photoId} {...events} />)
  return { ...events, routesCalled: () => calls.map(({ route }) => route), calls }
}
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const large = (name: string) => screen.getByRole('img', { name }).getAttribute('src')

test('the photo stands beside itself in twelve named colours', async () => {
  open()
  expect(screen.getByText('Loading your photo')).toBeTruthy()
  await screen.findByRole('radio', { name: 'Your own' })
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(names).toHaveLength(13)
  expect(names.slice(0, 3)).toEqual(['Your own', 'Black', 'Dark brown'])
  expect(large('Your photo')).toBe('/media/photo.jpg')
})

test('a chosen colour shows large at once without spending anything, and the own one brings the photo back', {
  tags: ['A24'],
}, async () => {
  const { routesCalled } = open()
  await choose('Platinum')
  const stage = await screen.findByRole('img', { name: 'Platinum, a small free preview' })
  expect(stage.getAttribute('src')).toBe('/media/platinum.jpg')
  expect(stage.style.backgroundImage).toContain('/media/photo.jpg')
  expect(screen.getByRole('heading', { name: 'Platinum' })).toBeTruthy()
  await choose('Your own')
  expect(large('Your photo')).toBe('/media/photo.jpg')
  await everythingAnswered()
  expect(routesCalled()).not.toContain(routes.apply)
})

test('until another colour is drawn the picture keeps the name of the colour that it shows', async () => {
  open()
  await choose('Platinum')
  await screen.findByRole('img', { name: 'Platinum, a small free preview' })
  const { fetch } = window
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('/media/') ? new Promise(() => undefined) : fetch(url, init),
  )
  await choose('Teal')
  expect(screen.getByRole('heading', { name: 'Teal' })).toBeTruthy()
  expect(large('Platinum, a small free preview')).toBe('/media/platinum.jpg')
  expect(screen.queryByRole('img', { name: 'Teal, a small free preview' })).toBeNull()
})

test('a preview whose place in the photo is not told shows by itself', async () => {
  const { calls } = open({ [routes.swatches]: { swatches } })
  await choose('Platinum')
  expect(await screen.findByRole('img', { name: 'Platinum, a small free preview' })).toBeTruthy()
  expect(large('Platinum, a small free preview')).toBe('/media/platinum.jpg')
  expect(calls.map(({ route }) => route)).not.toContain('GET /media/photo.jpg')
})

const applyCopper = async () => {
  await choose('Copper')
  await press('Apply copper')
  await screen.findByRole('button', { name: 'Save' })
}

test.each([
  ['the photo', 'Your photo', async () => undefined],
  ['a free preview', 'Platinum, a small free preview', () => choose('Platinum')],
  ['the picture', 'Copper', applyCopper],
])('%s is hidden when it fails to load', { tags: ['STYLE-12'] }, async (_what, name, bring) => {
  open()
  await bring()
  fireEvent.error(await screen.findByRole('img', { name }))
  expect(screen.queryByRole('img', { name })).toBeNull()
})

test('press and hold shows the photo in the very place of the preview', { tags: ['A24'] }, async () => {
  open()
  await choose('Teal')
  const hold = await screen.findByRole('button', { name: 'Hold to compare' })
  fireEvent.keyDown(hold, { key: ' ' })
  expect((await screen.findByRole('img', { name: 'Before 1' })).getAttribute('src')).toBe('/media/photo.jpg')
  fireEvent.keyUp(hold, { key: ' ' })
  expect(screen.queryByRole('img', { name: 'Before 1' })).toBeNull()
})

test('applying says its price, asks for permission first and shows the picture in full size', {
  tags: ['HAIR-08', 'SHELL-44', 'A24', 'A39'],
}, async () => {
  const readAgain = () => queryClient.setQueryData(['history', 'hair'], { pages: [], pageParams: [] })
  const { calls, notify, routesCalled } = open({
    [routes.change]: () => {
      readAgain()
      return hairChangeOf()
    },
  })
  await choose('Copper')
  const apply = screen.getByRole('button', { name: 'Apply copper' })
  await screen.findByText('Uses 1 change · 5 left')
  expect(apply.getAttribute('aria-describedby')).toBe('hair-cost')
  await userEvent.click(apply)
  await screen.findByRole('button', { name: 'Save' })
  expect(large('Copper')).toBe('/media/result.jpg')
  expect(notify).toHaveBeenCalledWith({ title: 'Your picture is ready' })
  expect(queryClient.getQueryState(['history', 'hair'])?.isInvalidated).toBe(true)
  const sent = calls.find(({ route }) => route === routes.apply)
  expect(sent?.body).toEqual({ color: 'copper' })
  expect(sent?.headers.get('Idempotency-Key')).toBeTruthy()
  expect(routesCalled().indexOf(routes.status)).toBeLessThan(routesCalled().indexOf(routes.apply))
  await vi.waitFor(() =>
    expect(routesCalled().lastIndexOf(routes.status)).toBeGreaterThan(
      routesCalled().lastIndexOf(routes.change),
    ),
  )
})

test('the picture in another colour is shown from its top, wherever it was asked for', async () => {
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
  open()
  await applyCopper()
  const picture = screen.getByRole('img', { name: 'Copper' })
  expect(scrolledTo.mock.contexts.some((place) => place instanceof Element && place.contains(picture))).toBe(
    true,
  )
  scrolledTo.mockRestore()
})

test('without a change left nothing is sent, and the paywall says why', { tags: ['HAIR-08'] }, async () => {
  const used = { canUseTransformation: false, remainingFreeUses: 0, bonusChangesRemaining: 0 }
  const { onPaywall, routesCalled } = open({ [routes.status]: statusOf(used) })
  await choose('Rose')
  await press('Apply rose')
  await vi.waitFor(() =>
    expect(onPaywall).toHaveBeenCalledWith(
      expect.objectContaining({ trigger: 'style_change_limit', reason: 'Transformation limit reached' }),
    ),
  )
  await everythingAnswered()
  expect(routesCalled()).not.toContain(routes.apply)
})

test.each([
  ['style_limit', 'style_change_limit'],
  ['weekly_limit', 'premium_transformation_limit'],
])(
  'a limit that only the server knows, %s, opens the paywall %s',
  { tags: ['A42'] },
  async (code, trigger) => {
    const { onPaywall } = open({ [routes.apply]: refusal(429, code, 'Nothing is left.') })
    await choose('Rose')
    await press('Apply rose')
    await vi.waitFor(() => expect(onPaywall).toHaveBeenCalledWith({ trigger, reason: 'Nothing is left.' }))
  },
)

test('a colour that failed says why and that nothing was charged', async () => {
  open({ [routes.change]: hairChangeOf({ status: 'failed', resultUrl: null, error: null }) })
  await choose('Violet')
  await press('Apply violet')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Processing failed')
  expect(alert.textContent).toContain('Nothing was charged.')
})

test('while a colour is made the palette rests, nothing can be started twice, and its change is gone', {
  tags: ['A39'],
}, async () => {
  const { routesCalled } = open({
    [routes.apply]: () => {
      queryClient.setQueryData(['history', 'hair'], { pages: [], pageParams: [] })
      return { id: idOf(1), status: 'pending' }
    },
    [routes.change]: hairChangeOf({ status: 'processing', resultUrl: null }),
  })
  await choose('Black')
  await press('Apply black')
  await screen.findByText('Colouring your hair. This may take a moment')
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('group', { name: 'Colours' }).closest('[inert]')).toBeTruthy()
  await vi.waitFor(() => {
    const called = routesCalled()
    expect(called).toContain(routes.apply)
    expect(called.lastIndexOf(routes.status)).toBeGreaterThan(called.indexOf(routes.apply))
    expect(queryClient.getQueryState(['history', 'hair'])?.isInvalidated).toBe(true)
  })
})

test('a colour left in the making is shown when the screen comes back', async () => {
  const path = `/hair-color/${photoId}`
  writeRunningCreation('hair', { id: idOf(1), subject: 'copper', name: 'Copper', path })
  const { routesCalled } = open()
  await screen.findByRole('button', { name: 'Save' })
  expect(screen.getByRole('radio', { name: 'Copper' })).toHaveProperty('checked', true)
  expect(routesCalled()).not.toContain(routes.apply)
})

const askedFor = (color: 'rose', agoMs: number) =>
  writeUnansweredRequest('hair', {
    subject: color,
    name: 'Rose',
    path: `/hair-color/${photoId}`,
    wish: [photoId, color].join(),
    body: { photoId, color },
    idempotencyKey: 'k1',
    sentAtMs: Date.now() - agoMs,
  })

test('a colour in the making is shown rather than one that was asked for without an answer', async () => {
  const path = `/hair-color/${photoId}`
  writeRunningCreation('hair', { id: idOf(1), subject: 'copper', name: 'Copper', path })
  askedFor('rose', 60_000)
  const { routesCalled } = open()
  await screen.findByRole('button', { name: 'Save' })
  expect(screen.getByRole('radio', { name: 'Copper' })).toHaveProperty('checked', true)
  expect(routesCalled()).not.toContain(routes.apply)
})

test.each([
  ['a minute ago is chosen', 60_000, true],
  ['eleven minutes ago is not chosen', 11 * 60_000, false],
])('a colour that was asked for without an answer %s', async (_, agoMs, checked) => {
  askedFor('rose', agoMs)
  open({ [routes.apply]: () => new Promise<never>(() => undefined) })
  expect(await screen.findByRole('radio', { name: 'Rose' })).toHaveProperty('checked', checked)
})

test('a colour of another photo in the making is not shown here', async () => {
  const path = `/hair-color/${idOf(8)}`
  writeRunningCreation('hair', { id: idOf(1), subject: 'copper', name: 'Copper', path })
  const { routesCalled } = open()
  await choose('Teal')
  expect(screen.getByRole('button', { name: 'Apply teal' })).toHaveProperty('disabled', false)
  expect(routesCalled()).not.toContain(routes.change)
})

test('saving shows the picture and its colour, and a member keeps it', { tags: ['A24'] }, async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { notify } = open({
    [routes.status]: { ...statusOf(), hasActiveSubscription: true },
    'GET /media/result.jpg': () => new Response('picture'),
  })
  await choose('Copper')
  await press('Apply copper')
  await press('Save')
  const dialog = within(await screen.findByRole('dialog', { name: 'Copper' }))
  expect(dialog.getByRole('img', { name: 'Copper' }).getAttribute('src')).toBe('/media/result.jpg')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ title: 'Saved!', description: 'Image saved to photo library' }),
  )
})

test('after a picture another colour can be tried', async () => {
  open()
  await choose('Copper')
  await press('Apply copper')
  await screen.findByRole('button', { name: 'Save' })
  await choose('Auburn')
  expect(large('Auburn, a small free preview')).toBe('/media/auburn.jpg')
  expect(screen.getByRole('button', { name: 'Apply auburn' })).toBeTruthy()
})

test('from here one takes another photo, tries on a dress with this one or goes home', {
  tags: ['A24'],
}, async () => {
  const { onTakePhoto, onTryDress, onBack } = open()
  await choose('Black')
  await press('Take Photo')
  await press('Use this photo for dress try-on')
  await press('Back home')
  expect(onTakePhoto).toHaveBeenCalledOnce()
  expect(onTryDress).toHaveBeenCalledWith(photo)
  expect(onBack).toHaveBeenCalledOnce()
})

test.each([routes.photo, routes.swatches])(
  'the answer of %s is good for half an hour',
  {
    tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'],
  },
  async (route) => {
    const reads = await readsPerOpening({ open: () => open().calls, route, freshMs: 30 * 60_000 })
    expect(reads).toEqual([1, 0, 1])
  },
)
