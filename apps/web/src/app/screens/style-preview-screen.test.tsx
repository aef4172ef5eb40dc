import { localKeys } from '@ever-after/contract'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSelectedStyle, writePartners, writeSelectedStyle } from '#session'
import { closePaywall, currentPaywall } from '../../features/membership/index.ts'
import { applicationOf, catalogueOf, idOf, partners, statusOf, styleOf } from '../../testing/builders.ts'
import { refusal } from '../../testing/serve-api.ts'
import { forgetEverything } from '../../testing/show.tsx'
import { toasts } from '../toasts.ts'
import { open, rememberRunning, resultRoute, title } from './testing/open-style-preview.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

test('loading is announced, then the picker stands under the picture, and its action applies what was picked', {
  tags: ['STYLE-04', 'STYLE-05', 'STYLE-07', 'STYLE-18', 'HOME-27'],
}, async () => {
  writePartners(partners)
  writeSelectedStyle('Ivy-v1')
  const calls = open({
    'POST /api/wedding-styles/apply': { id: idOf(1), applicationId: idOf(1), status: 'pending' },
    [resultRoute]: applicationOf(),
  })
  expect(screen.getByRole('status').textContent).toBe('Loading Wedding Styles...')
  expect(screen.getByText('Loading Wedding Styles...', { selector: ':not(.sr-only)' })).toBeTruthy()
  const categories = await screen.findByRole('tablist', { name: 'Categories' })
  expect(categories.closest('[inert]')).toBeNull()
  expect(await screen.findByText('5 changes left')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Roses' }))
  expect(readSelectedStyle()).toBe('Roses-v1')
  await userEvent.click(screen.getByRole('button', { name: 'Try this wedding style' }))
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(screen.getByText('5 changes left')).toBeTruthy()
  expect(screen.getByRole('tablist', { name: 'Categories' })).toBeTruthy()
  const sent = calls.filter(({ route }) => route === 'POST /api/wedding-styles/apply')
  expect(sent.map(({ body }) => body)).toEqual([
    {
      partner1PhotoId: idOf(101),
      partner2PhotoId: idOf(102),
      partner1Attire: 'dress',
      partner2Attire: 'suit',
      styleId: 'Roses-v1',
      styleName: 'Roses',
    },
  ])
})

test.each([
  [0, 'Dunes'],
  [0.5, 'Roses'],
  [0.99, 'Ivy'],
])('without a chosen style chance %f previews %s', { tags: ['STYLE-11', 'A38'] }, async (chance, name) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  writePartners(partners)
  open()
  expect(await title()).toBe(name)
  expect(screen.getByRole('img', { name }).getAttribute('src')).toContain(`/${name}.webp`)
})

test('a chosen style is previewed and stays chosen until it is used', {
  tags: ['STYLE-01', 'STYLE-11', 'A38'],
}, async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  writePartners(partners)
  writeSelectedStyle('Roses-v1')
  open({
    'POST /api/wedding-styles/apply': { id: idOf(1), applicationId: idOf(1), status: 'pending' },
    [resultRoute]: applicationOf(),
  })
  expect(await title()).toBe('Roses')
  expect(screen.getByRole('img', { name: 'Roses' }).getAttribute('src')).toContain('/Roses.webp')
  expect(readSelectedStyle()).toBe('Roses-v1')
  await userEvent.click(screen.getByRole('button', { name: 'Try this wedding style' }))
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(readSelectedStyle()).toBeUndefined()
})

test('a style that is chosen while a picture of another is made is the next to be previewed', {
  tags: ['STYLE-11', 'A38'],
}, async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  rememberRunning()
  writeSelectedStyle('Roses-v1')
  open({ [resultRoute]: applicationOf() })
  await screen.findByRole('button', { name: 'Hold to compare' })
  cleanup()
  open()
  expect(await title()).toBe('Roses')
})

test('without photos the screen says what is missing, and applying leads to them', {
  tags: ['STYLE-09', 'STYLE-16'],
}, async () => {
  open()
  await screen.findByText('Upload a photo to get started')
  await screen.findByRole('tablist', { name: 'Categories' })
  expect(window.location.pathname).toBe('/wedding-style/demo')
  await userEvent.click(screen.getByRole('button', { name: 'Try this wedding style' }))
  expect(window.location.pathname).toBe('/wedding-upload')
})

test.each([
  ['partner1', partners[0]],
  ['partner2', partners[1]],
])('one photo, of %s, is not enough', { tags: ['STYLE-16'] }, async (key, partner) => {
  window.sessionStorage.setItem(key, JSON.stringify(partner))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding style' }))
  expect(window.location.pathname).toBe('/wedding-upload')
})

test.each([
  [429, 'style_limit', 'style_change_limit'],
  [429, 'weekly_limit', 'style_change_limit'],
  [403, 'premium_only', 'default'],
] as const)(
  'an apply that is answered with %i %s opens the paywall %s',
  {
    tags: ['STYLE-23', 'STYLE-24', 'PAY-06'],
  },
  async (status, code, trigger) => {
    writePartners(partners)
    open({ 'POST /api/wedding-styles/apply': refusal(status, code, 'Why.') })
    await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding style' }))
    await vi.waitFor(() => expect(currentPaywall()).toMatchObject({ trigger, reason: 'Why.' }))
    act(() => closePaywall())
  },
)

test('with photos nothing asks for them', { tags: ['STYLE-09'] }, async () => {
  writePartners(partners)
  open()
  await screen.findByRole('tablist', { name: 'Categories' })
  expect(screen.queryByText('Upload a photo to get started')).toBeNull()
})

test('a picture in the making is followed although the session has lost its photos', async () => {
  rememberRunning()
  open({ [resultRoute]: applicationOf() })
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(window.location.pathname).toBe('/wedding-style/demo')
})

test('a result that could not be saved, and one that was, is told of', {
  tags: ['NATIVE-04', 'NATIVE-05'],
}, async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let isBroken = true
  rememberRunning()
  open({
    [resultRoute]: applicationOf(),
    'GET /api/subscriptions/status': { ...statusOf(), hasActiveSubscription: true },
    'GET /media/result.jpg': () => (isBroken ? new Response('', { status: 500 }) : new Response('picture')),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The Rose Garden' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(toasts.current()).toMatchObject({ title: 'Failed to save image', isDestructive: true }),
  )
  isBroken = false
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(toasts.current()).toMatchObject({ title: 'Saved!', description: 'Image saved to photo library' }),
  )
})

test('another try after such a picture asks for the photos', async () => {
  rememberRunning()
  open({ [resultRoute]: applicationOf() })
  await screen.findByRole('button', { name: 'Hold to compare' })
  await userEvent.click(screen.getByRole('button', { name: 'Make another' }))
  expect(window.location.pathname).toBe('/wedding-upload')
})

test('another style takes the place of a result', async () => {
  writePartners(partners)
  rememberRunning()
  open({ [resultRoute]: applicationOf() })
  await screen.findByRole('button', { name: 'Hold to compare' })
  await userEvent.click(screen.getByRole('button', { name: 'Roses' }))
  expect(await title()).toBe('Roses')
  expect(screen.queryByRole('button', { name: 'Hold to compare' })).toBeNull()
})

test('another style can be tried after a picture took too long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  writePartners(partners)
  rememberRunning()
  open({ [resultRoute]: applicationOf({ status: 'processing', resultUrl: null }) })
  await screen.findByRole('button', { name: 'Processing...' })
  await act(() => vi.advanceTimersByTimeAsync(121_000))
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Roses' }))
  expect(await title()).toBe('Roses')
  expect(screen.getByRole('button', { name: 'Try this wedding style' })).toHaveProperty('disabled', false)
})

test('a picture that does not load is hidden', { tags: ['STYLE-12', 'STYLE-13', 'A38'] }, async () => {
  writePartners(partners)
  writeSelectedStyle('Roses-v1')
  open()
  fireEvent.error(await screen.findByRole('img', { name: 'Roses' }))
  expect(screen.queryByRole('img', { name: 'Roses' })).toBeNull()
  expect(await title()).toBe('Roses')
})

test('a result that does not load is hidden', { tags: ['STYLE-12', 'A38'] }, async () => {
  rememberRunning()
  open({ [resultRoute]: applicationOf() })
  fireEvent.error(await screen.findByRole('img', { name: 'The Rose Garden' }))
  expect(screen.queryByRole('img', { name: 'The Rose Garden' })).toBeNull()
})

test('a catalogue without a style to show has its empty state', { tags: ['STYLE-08'] }, async () => {
  const hidden = styleOf('Hidden', { variations: [] })
  open({ 'GET /api/config/wedding-styles': catalogueOf({ Beach: [hidden] }) })
  expect((await screen.findByRole('alert')).textContent).toContain('No wedding styles loaded')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

test('back to the photos takes the picture away', { tags: ['STYLE-13'] }, async () => {
  writePartners(partners)
  writeSelectedStyle('Roses-v1')
  open()
  await screen.findByRole('img', { name: 'Roses' })
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(window.location.pathname).toBe('/wedding-upload')
  expect(screen.queryByRole('img', { name: 'Roses' })).toBeNull()
})
