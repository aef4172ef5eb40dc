import { localKeys } from '@ever-after/contract'
import { Toaster } from '@ever-after/ui'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSelectedStyle, writeRunningCreation } from '#session'
import { applicationOf, catalogueOf, historyItemOf, idOf, statusOf, styleOf } from '../../testing/builders.ts'
import { readsPerOpening } from '../../testing/reads-per-opening.ts'
import { refusal, serveApi } from '../../testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '../../testing/show.tsx'
import { toasts } from '../toasts.ts'
import { HomeScreen } from './home-screen.tsx'

forgetEverything()
beforeEach(() => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  window.history.replaceState(null, '', '/')
})

const last = 'GET /api/wedding-styles?limit=10'
const rate = `POST /api/wedding-styles/${idOf(2)}/rate`
const routes = {
  'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
  'GET /api/subscriptions/status': statusOf(),
  'GET /api/affiliate/status': { isActive: false },
  [last]: [
    historyItemOf(4, { status: 'failed' }),
    historyItemOf(3, { status: 'processing' }),
    historyItemOf(2),
    historyItemOf(1),
  ],
  [`GET /api/wedding-styles/${idOf(2)}`]: applicationOf({ id: idOf(2) }),
  [rate]: { success: true },
}

const open = async (answers: Parameters<typeof serveApi>[0] = routes) => {
  const calls = serveApi(answers)
  show(
    <>
      <HomeScreen />
      <Toaster store={toasts} label="Notifications" />
    </>,
  )
  await screen.findByRole('heading', { name: 'Dream Weddings' })
  return calls
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('Try On Bridal Dresses goes to the photo for the dress', { tags: ['HOME-03'] }, async () => {
  await open()
  await press('Try On Bridal Dresses')
  expect(window.location.pathname).toBe('/wedding-dress-upload')
})

test('the search on Home finds styles, and a tapped one is remembered and leads to the photos', {
  tags: ['HOME-05', 'HOME-06', 'HOME-07', 'HOME-11', 'HOME-30'],
}, async () => {
  const beach = [styleOf('Shells', { order: 2 }), styleOf('Dunes', { order: 1 })]
  const catalogue = catalogueOf({ Beach: beach, Garden: [styleOf('Roses')] })
  await open({ ...routes, 'GET /api/config/wedding-styles': catalogue })
  const styles = within(screen.getByRole('region', { name: 'All styles' }))
  const found = () => styles.queryAllByRole('button', { name: /^(Dunes|Shells|Roses)$/ }).length
  const inOrder = within(styles.getByRole('region', { name: 'Beach' })).getAllByRole('button')
  expect(inOrder.map(({ textContent }) => textContent)).toEqual(['Dunes', 'Shells'])
  const field = styles.getByPlaceholderText('Search wedding styles...')
  await userEvent.type(field, 'gARd')
  expect(styles.getByRole('button', { name: 'Roses' })).toBeTruthy()
  expect(found()).toBe(1)
  await userEvent.type(field, 'en party')
  expect(styles.getByText('No styles found matching gARden party')).toBeTruthy()
  await userEvent.click(styles.getAllByRole('button', { name: 'Clear search' })[1])
  expect(found()).toBe(3)
  await userEvent.click(styles.getByRole('button', { name: 'Shells' }))
  expect(readSelectedStyle()).toBe('Shells-v1')
  expect(window.location.pathname).toBe('/wedding-upload')
})

test('the carousel on Home chooses a variation, and its button leads to the photos', {
  tags: ['HOME-27', 'HOME-28', 'HOME-31'],
}, async () => {
  const catalogue = catalogueOf({ Beach: [styleOf('Dunes'), styleOf('Shells')], Garden: [styleOf('Roses')] })
  await open({ ...routes, 'GET /api/config/wedding-styles': catalogue })
  const carousel = within(await screen.findByRole('region', { name: 'Styles by category' }))
  expect(carousel.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Beach', 'Garden'])
  await userEvent.click(carousel.getByRole('button', { name: 'Shells', pressed: false }))
  expect(carousel.getByRole('button', { name: 'Shells', pressed: true })).toBeTruthy()
  expect(readSelectedStyle()).toBe('Shells-v1')
  await userEvent.click(carousel.getByRole('tab', { name: 'Garden' }))
  await userEvent.click(carousel.getByRole('button', { name: 'Roses' }))
  expect(window.location.pathname).toBe('/')
  await userEvent.click(carousel.getByRole('button', { name: 'Try this wedding style' }))
  expect(readSelectedStyle()).toBe('Roses-v1')
  expect(window.location.pathname).toBe('/wedding-upload')
})

test('without a choice the carousel’s button takes its first style', { tags: ['HOME-31'] }, async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding style' }))
  expect(readSelectedStyle()).toBe('Dunes-v1')
})

test('Home has no carousel where no style has an icon', { tags: ['HOME-29'] }, async () => {
  const bare = { variationName: 'v', iconPath: '', previewPath: 'p.webp' }
  const catalogue = catalogueOf({ Beach: [styleOf('Dunes', { variations: [bare] })] })
  await open({ ...routes, 'GET /api/config/wedding-styles': catalogue })
  await screen.findByRole('button', { name: 'Dunes' })
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('region', { name: 'Styles by category' })).toBeNull()
})

test('who misses a style can ask for it, and is told what is missing, what failed and that it arrived', {
  tags: ['HOME-12', 'HOME-14', 'HOME-16', 'HOME-17'],
}, async () => {
  const answers: object[] = [refusal(500, 'internal', 'no'), { success: true }]
  const request = 'POST /api/analytics/style-request'
  const calls = await open({ ...routes, [request]: () => answers.shift() ?? {} })
  await press('Want more styles? Request one here')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a Style' }))
  const name = dialog.getByRole('textbox', { name: 'Style name' })
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Submit Request' }))
  await userEvent.type(name, '  ')
  await submit()
  await screen.findByText('Style name required')
  expect(screen.getByText("Please enter a name for the style you'd like")).toBeTruthy()
  await userEvent.type(name, 'Kyoto ')
  await submit()
  await screen.findByText('Failed to submit')
  expect(screen.getByText('Please try again later')).toBeTruthy()
  await submit()
  await screen.findByText('Request submitted!')
  expect(screen.getByText("Thanks for your suggestion. We'll review it soon!")).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  const sent = calls.filter(({ route }) => route === request)
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ styleName: 'Kyoto', description: '' }))
})

test('the menu leads to the camera for a new hair colour', { tags: ['HAIR-01', 'A24'] }, async () => {
  await open()
  await press('More')
  await press(/^Hair colour/)
  expect(window.location.pathname).toBe('/camera')
})

test('the last finished picture without a rating can be rated', {
  tags: ['HOME-24', 'STYLE-25', 'A32'],
}, async () => {
  const calls = await open()
  const card = within(await screen.findByRole('region', { name: 'Your last picture, The Rose Garden' }))
  const thumbs = card
    .getAllByRole('button')
    .map((thumb) => [thumb.getAttribute('aria-label'), thumb.firstElementChild?.getAttribute('class')])
  expect(thumbs).toEqual([
    ['Love it', expect.stringContaining('lucide-thumbs-up')],
    ['Not good', expect.stringContaining('lucide-thumbs-down')],
  ])
  await userEvent.click(card.getByRole('button', { name: 'Love it' }))
  await card.findByText('Thanks for rating!')
  expect(calls.find(({ route }) => route === rate)?.body).toEqual({ rating: 'positive' })
})

test('a picture that is finished while the person is on Home can be rated there', {
  tags: ['A39'],
}, async () => {
  const running = { id: idOf(2), subject: 'Roses-v1', name: 'Roses', path: '/wedding-style/demo' }
  writeRunningCreation('style', running)
  const done = Promise.withResolvers<object>()
  let items = [historyItemOf(2, { status: 'processing' })]
  const calls = await open({
    ...routes,
    [last]: () => items,
    [`GET /api/wedding-styles/${idOf(2)}`]: () => done.promise,
  })
  await vi.waitFor(() => expect(calls.map(({ route }) => route)).toContain(last))
  await everythingAnswered()
  items = [historyItemOf(2)]
  done.resolve(applicationOf({ id: idOf(2) }))
  await screen.findByRole('region', { name: 'Your last picture, The Rose Garden' })
})

test('a rating that does not arrive is told and can be given again', {
  tags: ['HOME-24', 'STYLE-27', 'A72'],
}, async () => {
  const calls = await open({ ...routes, [rate]: refusal(500, 'internal', 'no') })
  const card = within(await screen.findByRole('region', { name: /^Your last picture/ }))
  await userEvent.click(card.getByRole('button', { name: 'Not good' }))
  await screen.findByText('Failed to submit rating')
  expect(calls.find(({ route }) => route === rate)?.body).toEqual({ rating: 'negative' })
  expect(card.getByRole('group').hasAttribute('disabled')).toBe(false)
})

test('Home does not ask about a picture that was rated, nor where there is none', {
  tags: ['HOME-24', 'A32'],
}, async () => {
  const rated = applicationOf({ id: idOf(2), rating: 'negative' })
  const calls = await open({ ...routes, [`GET /api/wedding-styles/${idOf(2)}`]: rated })
  await everythingAnswered()
  expect(calls.some(({ route }) => route.endsWith(idOf(2)))).toBe(true)
  expect(screen.queryByRole('region', { name: /^Your last picture/ })).toBeNull()
})

test.each([
  ['the last picture is', last, 30 * 60_000],
  ['the status is', 'GET /api/subscriptions/status', 30_000],
])(
  '%s read again when Home opens and the answer is old',
  { tags: ['SHELL-43'] },
  async (_, route, freshMs) => {
    const openHome = () => {
      const calls = serveApi(routes)
      show(<HomeScreen />)
      return calls
    }
    expect(await readsPerOpening({ open: openHome, route, freshMs })).toEqual([1, 0, 1])
  },
)

test('Home shows the styles that the session keeps at once, and those of a newer version in their place', {
  tags: ['SHELL-48', 'SHELL-49', 'SHELL-50'],
}, async () => {
  const keep = (part: string, value: unknown) =>
    window.sessionStorage.setItem(`ever-after.styles${part}`, JSON.stringify(value))
  keep('', { Beach: [styleOf('Shells')] })
  keep('-version', 'v0')
  keep('-timestamp', Date.now() - 1000)
  keep('-category-order', ['Beach'])
  const newer = Promise.withResolvers<object>()
  await open({ ...routes, 'GET /api/config/wedding-styles': () => newer.promise })
  expect(screen.getAllByText('Shells').length).toBeGreaterThan(0)
  newer.resolve(catalogueOf({ Beach: [styleOf('Dunes')] }))
  await vi.waitFor(() => expect(screen.getAllByText('Dunes').length).toBeGreaterThan(0))
  expect(screen.queryByText('Shells')).toBeNull()
})

test.each([
  ['answers none', catalogueOf({ Beach: [] })],
  ['answers nothing', refusal(503, 'overloaded', 'no')],
])(
  'Home shows the styles of the static file where the server %s',
  {
    tags: ['SHELL-51', 'SHELL-52'],
  },
  async (_, answer) => {
    await open({
      ...routes,
      'GET /api/config/wedding-styles': answer,
      'GET /wedding-styles-with-variations.json': catalogueOf({ Beach: [styleOf('Dunes')] }),
    })
    expect(screen.getAllByText('Dunes').length).toBeGreaterThan(0)
    expect(screen.queryByText('The styles did not load')).toBeNull()
    expect(window.sessionStorage.getItem('ever-after.styles-version')).toBe('"local-fallback"')
  },
)
