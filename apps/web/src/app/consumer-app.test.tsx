// @module-tag slow
import { localKeys } from '@ever-after/contract'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSelectedStyle, writePartners, writeSelectedStyle } from '#session'
import { currentPaywall } from '../features/membership/index.ts'
import {
  applicationOf,
  catalogueOf,
  historyItemOf,
  idOf,
  partners,
  statusOf,
  styleOf,
} from '../testing/builders.ts'
import { openStore } from '../testing/open-store.ts'
import { refusal, serveApi } from '../testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '../testing/show.tsx'
import ConsumerApp from './consumer-app.tsx'

forgetEverything()
beforeEach(() => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  window.localStorage.setItem(localKeys.onboardingCompleted, 'true')
})

const twoVariations = ['Dunes-v1', 'Dunes-v2'].map((variationName) => ({
  variationName,
  iconPath: 'dunes-icon.webp',
  previewPath: 'dunes.webp',
}))
const catalogue = catalogueOf({
  Beach: [styleOf('Dunes', { variations: twoVariations })],
  Garden: [styleOf('Roses', { isPopular: true })],
})
const listRoute = 'GET /api/wedding-styles?limit=60'
const routes = {
  'GET /api/config/wedding-styles': catalogue,
  'GET /api/subscriptions/status': statusOf(),
  [listRoute]: [],
}

const open = (path: string, answers: Parameters<typeof serveApi>[0] = routes) => {
  window.history.replaceState(null, '', path)
  const calls = serveApi(answers)
  show(<ConsumerApp samplePhotos={[]} />)
  return calls
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the app says that it opens while the identity loads, then shows Home', {
  tags: ['SHELL-11', 'SHELL-14', 'HOME-01'],
}, async () => {
  open('/')
  expect(screen.getByRole('status').textContent).toBe('Opening Ever After')
  await screen.findByRole('heading', { name: 'Dream Weddings' })
  expect(document.title).toBe('Dream Weddings · Ever After')
  const styles = within(screen.getByRole('region', { name: 'All styles' }))
  for (const name of ['Dunes', 'Roses'])
    expect(await styles.findAllByRole('button', { name })).not.toEqual([])
})

test('a new device waits with the word of opening until it has its token', {
  tags: ['SHELL-08', 'SHELL-11'],
}, async () => {
  window.localStorage.removeItem(localKeys.authToken)
  const token = Promise.withResolvers<object>()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const calls = open('/', { ...routes, 'POST /api/auth/register-device': () => token.promise })
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(screen.getByRole('status').textContent).toBe('Opening Ever After')
  expect(calls.map(({ route }) => route)).toEqual(['POST /api/auth/register-device'])
  token.resolve({ success: true, token: 'fresh' })
  await screen.findByRole('heading', { name: 'Dream Weddings' })
  expect(screen.queryByText('Opening Ever After')).toBeNull()
  expect(calls[1].headers.get('authorization')).toBe('Bearer fresh')
})

test('the status pill near the top shows free and bonus changes together and opens the paywall', {
  tags: ['HOME-19', 'HOME-20'],
}, async () => {
  open('/')
  const hero = within(await screen.findByRole('region', { name: 'A look at each category' }))
  const pill = await hero.findByText('5 changes left')
  const next = hero.getByRole('heading', { name: 'Dream Weddings' }).compareDocumentPosition(pill)
  expect(next & Node.DOCUMENT_POSITION_PRECEDING).not.toBe(0)
  await userEvent.click(pill)
  await screen.findByRole('dialog', { name: 'What you have left' })
  await press('Close')
})

test('a tapped style is remembered and leads to the photos, which show what they are for', {
  tags: ['HOME-11', 'SHELL-02', 'SHELL-22'],
}, async () => {
  open('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Dunes' }))
  await screen.findByRole('heading', { name: 'The two of you' })
  expect(window.location.pathname).toBe('/wedding-upload')
  expect(readSelectedStyle()).toBe('Dunes-v1')
  expect(screen.getByText('Your style').parentElement?.textContent).toContain('Dunes')
})

test('Generate Wedding Photos goes to the photos', { tags: ['HOME-02'] }, async () => {
  open('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Wedding Photos' }))
  await screen.findByRole('heading', { name: 'The two of you' })
  expect(window.location.pathname).toBe('/wedding-upload')
})

test('Explore All Styles moves to the styles', { tags: ['HOME-04'] }, async () => {
  open('/')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await userEvent.click(await screen.findByRole('button', { name: 'Explore All Styles' }))
  expect(scrolled.mock.contexts[0]).toBe(screen.getByRole('region', { name: 'All styles' }))
})

test('Home says when the styles cannot be loaded and can ask again', { tags: ['SHELL-52'] }, async () => {
  open('/', { 'GET /api/subscriptions/status': statusOf() })
  await screen.findByText('The styles did not load')
  serveApi(routes)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Dream Weddings' })
})

test('applying without photos tells so and leads to them', {
  tags: ['STYLE-16', 'SHELL-39', 'A40'],
}, async () => {
  open('/wedding-style/demo')
  await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding style' }))
  await screen.findByRole('heading', { name: 'The two of you' })
  const toast = screen.getByText('Please upload both photos first')
  expect(toast.closest('[role=status]')).toBeTruthy()
})

test('any photo id shows the session’s couple, and back leads to the photos with the style kept', {
  tags: ['SHELL-24', 'STYLE-02', 'A38'],
}, async () => {
  writePartners(partners)
  const calls = open('/wedding-style/anything', {
    ...routes,
    'POST /api/wedding-styles/apply': refusal(422, 'style_not_ready', 'Not now.'),
  })
  await userEvent.click(await screen.findByRole('tab', { name: 'Garden' }))
  expect(screen.queryByText('Upload a photo to get started')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Roses' }))
  await press('Try this wedding style')
  await screen.findByText('Failed to apply style: 422')
  const applied = calls.find(({ route }) => route === 'POST /api/wedding-styles/apply')
  expect(applied?.body).toMatchObject({
    partner1PhotoId: partners[0].photo.id,
    partner2PhotoId: partners[1].photo.id,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { name: 'The two of you' })
  expect(readSelectedStyle()).toBe('Roses-v1')
  expect(screen.getByText('Your style').parentElement?.textContent).toContain('Roses')
})

test('a preview without any style offers to reload', { tags: ['STYLE-02', 'STYLE-08'] }, async () => {
  writePartners(partners)
  open('/wedding-style/demo', { 'GET /api/subscriptions/status': statusOf() })
  await screen.findByText('No wedding styles loaded')
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(reload).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(window.location.pathname).toBe('/wedding-upload')
})

test('a finished picture is told of, and its change is gone from the pill when the person comes home', {
  tags: ['SHELL-02', 'STYLE-20', 'A36', 'A39'],
}, async () => {
  // A style chosen by chance would be the first one.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  writePartners(partners)
  writeSelectedStyle('Roses-v1')
  let left = 3
  const calls = open('/wedding-style/demo', {
    ...routes,
    'GET /api/subscriptions/status': () => statusOf({ remainingFreeUses: left }),
    'POST /api/wedding-styles/apply': () => {
      left = 2
      return { id: idOf(1), applicationId: idOf(1), status: 'pending' }
    },
    [`GET /api/wedding-styles/${idOf(1)}`]: applicationOf(),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding style' }))
  await screen.findByRole('button', { name: 'Hold to compare' })
  await screen.findByText('Your picture is ready')
  const lastCall = (route: string) => calls.findLastIndex((call) => call.route === route)
  await vi.waitFor(() =>
    expect(lastCall('GET /api/subscriptions/status')).toBeGreaterThan(
      lastCall(`GET /api/wedding-styles/${idOf(1)}`),
    ),
  )
  expect(screen.getByRole('img', { name: 'The Rose Garden' }).getAttribute('src')).toBe('/media/result.jpg')
  expect(calls.find(({ route }) => route === 'POST /api/wedding-styles/apply')?.body).toMatchObject({
    styleId: 'Roses-v1',
    partner1PhotoId: idOf(101),
    partner2PhotoId: idOf(102),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  await screen.findByText('4 changes left')
})

test('a history that was read before a picture was made shows it afterwards', {
  tags: ['SHELL-18', 'SHELL-44', 'A39'],
}, async () => {
  writePartners(partners)
  const items: object[] = []
  open('/history', {
    ...routes,
    [listRoute]: () => items,
    'POST /api/wedding-styles/apply': () => {
      items.push(historyItemOf(1))
      return { id: idOf(1), applicationId: idOf(1), status: 'pending' }
    },
    [`GET /api/wedding-styles/${idOf(1)}`]: applicationOf(),
  })
  await screen.findByText('No wedding styles yet')
  act(() => window.history.pushState(null, '', '/wedding-style/demo'))
  await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding style' }))
  await screen.findByRole('button', { name: 'Hold to compare' })
  act(() => window.history.pushState(null, '', '/history'))
  await screen.findByRole('button', { name: /Style 1/ })
})

test('a token that the server no longer knows is replaced once at the start', {
  tags: ['SHELL-08', 'A41'],
}, async () => {
  const calls = open('/', {
    ...routes,
    'GET /api/subscriptions/status': ({ headers }) =>
      headers.get('Authorization') === 'Bearer fresh'
        ? statusOf()
        : refusal(401, 'unauthenticated', 'Please restart the app and try again.'),
    'POST /api/auth/register-device': { success: true, token: 'fresh' },
  })
  await screen.findByText('5 changes left')
  expect(calls.filter(({ route }) => route === 'POST /api/auth/register-device')).toHaveLength(1)
})

test('a first start begins with the onboarding, on any path and without the bar', {
  tags: ['ONB-01', 'SHELL-61'],
}, async () => {
  window.localStorage.removeItem('onboarding-completed')
  open('/history')
  await screen.findByRole('region', { name: 'Welcome' })
  expect(screen.queryByRole('navigation')).toBeNull()
  cleanup()
  window.localStorage.setItem('onboarding-completed', 'true')
  open('/history')
  await screen.findByRole('navigation')
  await everythingAnswered()
  expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull()
})

test('the page /try is empty', { tags: ['SHELL-13', 'SHELL-32', 'INFO-09', 'A51'] }, async () => {
  open('/try')
  // On any other path a heading stands by then.
  await vi.dynamicImportSettled()
  await vi.waitFor(() => expect(screen.getByRole('main').innerHTML).toBe(''))
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('after a first start the launch’s paywall waits five seconds from the end of its offers', {
  tags: ['ONB-12', 'ONB-13', 'ONB-14', 'A47', 'A73'],
}, async () => {
  window.localStorage.removeItem('onboarding-completed')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  open('/', {
    ...routes,
    ...openStore().routes,
    'GET /api/subscriptions/status': statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0 }),
    'POST /api/analytics/discovery-source': { success: true },
  })
  await press('Continue')
  await userEvent.click(screen.getByRole('radio', { name: 'Instagram' }))
  for (const button of ['Continue', 'Skip for now']) await press(button)
  const start = await screen.findByRole('button', { name: 'Start with 5 Free Styles' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(start)
  fireEvent.click(await screen.findByRole('button', { name: 'Maybe Later' }))
  await screen.findByRole('dialog', { name: 'Try 5 wedding styles today, completely free!' })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(6000)
  fireEvent.click(screen.getByRole('button', { name: 'Choose a style' }))
  await pass(4800)
  expect([currentPaywall(), screen.queryByRole('dialog')]).toEqual([undefined, null])
  await pass(300)
  expect(currentPaywall()?.trigger).toBe('app_launch')
  await screen.findByRole('dialog', { name: 'Your free changes are used up' })
})
