import { localKeys } from '@ever-after/contract'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSelectedStyle } from '#session'
import { catalogueOf, styleOf, twoVariationsOf } from '../../testing/builders.ts'
import { readsPerOpening } from '../../testing/reads-per-opening.ts'
import { refusal, serveApi } from '../../testing/serve-api.ts'
import { forgetEverything, show } from '../../testing/show.tsx'
import { HomeScreen } from './home-screen.tsx'
import { last, openHome, routes } from './testing/open-home.tsx'

forgetEverything()
beforeEach(() => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  window.history.replaceState(null, '', '/')
})

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('Try On Bridal Dresses goes to the photo for the dress', { tags: ['HOME-03'] }, async () => {
  await openHome()
  await press('Try On Bridal Dresses')
  expect(window.location.pathname).toBe('/wedding-dress-upload')
})

test('the search on Home finds styles, and a tapped one is remembered and leads to the photos', {
  tags: ['HOME-05', 'HOME-06', 'HOME-07', 'HOME-08', 'HOME-11', 'HOME-30'],
}, async () => {
  const beach = [styleOf('Coral', { order: 10 }), styleOf('Dunes'), styleOf('Shells', { order: 9 })]
  const catalogue = catalogueOf({ Beach: beach, Garden: [styleOf('Roses')] })
  await openHome({ ...routes, 'GET /api/config/wedding-styles': catalogue })
  const styles = within(screen.getByRole('region', { name: 'All styles' }))
  const found = () => styles.queryAllByRole('button', { name: /^(Coral|Dunes|Shells|Roses)$/ }).length
  const places = [await styles.findByRole('region', { name: 'Beach' }), await screen.findByRole('tabpanel')]
  for (const place of places) {
    const inOrder = within(place).getAllByRole('button')
    expect(inOrder.map(({ textContent }) => textContent)).toEqual(['Shells', 'Coral', 'Dunes'])
  }
  const field = styles.getByPlaceholderText('Search wedding styles...')
  await userEvent.type(field, 'gARd')
  expect(styles.getByRole('button', { name: 'Roses' })).toBeTruthy()
  expect(found()).toBe(1)
  expect(styles.queryByText(/^No styles found/)).toBeNull()
  await userEvent.type(field, 'en party')
  expect(styles.getByText('No styles found matching gARden party')).toBeTruthy()
  await userEvent.click(styles.getAllByRole('button', { name: 'Clear search' })[1])
  expect(found()).toBe(4)
  await userEvent.click(styles.getByRole('button', { name: 'Shells' }))
  expect(readSelectedStyle()).toBe('Shells-v1')
  expect(window.location.pathname).toBe('/wedding-upload')
})

test('Popular stands first with its star, then the server’s order, then what it leaves out', {
  tags: ['HOME-09', 'HOME-10'],
}, async () => {
  const roses = styleOf('Roses', { isPopular: true })
  const styles = { Castle: [styleOf('Tower')], Beach: [styleOf('Dunes')], Garden: [roses] }
  const catalogue = { ...catalogueOf(styles), categoryOrder: ['Garden', 'Popular', 'Beach'] }
  await openHome({ ...routes, 'GET /api/config/wedding-styles': catalogue })
  const tabs = await screen.findAllByRole('tab')
  for (const names of [screen.getAllByRole('heading', { level: 3 }), tabs])
    expect(names.map((name) => [name.textContent, name.querySelector('.lucide-star') !== null])).toEqual([
      ['Popular', true],
      ['Garden', false],
      ['Beach', false],
      ['Castle', false],
    ])
})

test('one picker chooses a style to try, and below it the categories lead down to all styles', async () => {
  const styles = { Beach: [styleOf('Dunes')], Garden: [styleOf('Roses')] }
  await openHome({ ...routes, 'GET /api/config/wedding-styles': catalogueOf(styles) })
  const row = await screen.findByRole('navigation', { name: 'Go to a category' })
  const parts = screen.getAllByRole('heading', { level: 2 })
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Pick one to try', 'All styles'])
  expect(parts[0].parentElement?.querySelector('[role=tablist]')).toBeTruthy()
  expect(parts[0].compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  for (const way of within(row).getAllByRole('button'))
    expect(way.querySelector('.lucide-arrow-down')).toBeTruthy()
})

test('the picture at the top of Home turns through all categories', { tags: ['HOME-18'] }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const styles = { Beach: [styleOf('Dunes')], Garden: [styleOf('Roses')], Castle: [styleOf('Tower')] }
  await openHome({ ...routes, 'GET /api/config/wedding-styles': catalogueOf(styles) })
  const hero = screen.getByRole('region', { name: 'A look at each category' })
  const seen = ['Dunes', 'Roses', 'Tower', 'Dunes'].map(() => {
    const shown = hero.querySelector(':not(.opacity-0) > img[data-current]')?.getAttribute('src')
    act(() => vi.advanceTimersByTime(3000))
    return shown
  })
  expect(seen).toEqual(['/Dunes.webp', '/Roses.webp', '/Tower.webp', '/Dunes.webp'])
})

test('the carousel on Home chooses a variation, and its button leads to the photos', {
  tags: ['HOME-26', 'HOME-27', 'HOME-28', 'HOME-31'],
}, async () => {
  const inBloom = ['Roses', 'Ivy'].map((id) =>
    styleOf(id, { subcategory: 'In Bloom', variations: twoVariationsOf(id) }),
  )
  const shells = styleOf('Shells', { variations: twoVariationsOf('Shells') })
  const catalogue = catalogueOf({ Beach: [styleOf('Dunes'), shells], Garden: inBloom })
  await openHome({ ...routes, 'GET /api/config/wedding-styles': catalogue })
  const carousel = within(await screen.findByRole('region', { name: 'Styles by category' }))
  expect(carousel.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Beach', 'Garden'])
  await userEvent.click(carousel.getByRole('button', { name: 'Shells', pressed: false }))
  expect(carousel.getByRole('button', { name: 'Shells', pressed: true })).toBeTruthy()
  expect(readSelectedStyle()).toBe('Shells-v1')
  await userEvent.click(carousel.getByRole('tab', { name: 'Garden' }))
  await userEvent.click(carousel.getByRole('button', { name: 'In Bloom 2 styles', expanded: false }))
  await userEvent.click(carousel.getByRole('button', { name: 'Roses' }))
  expect(window.location.pathname).toBe('/')
  await userEvent.click(carousel.getByRole('button', { name: 'Try this wedding style' }))
  expect(readSelectedStyle()).toBe('Roses-v1')
  expect(window.location.pathname).toBe('/wedding-upload')
})

const bare = styleOf('Bare', { variations: [{ variationName: 'v', iconPath: '', previewPath: 'p.webp' }] })

test('without a choice the carousel’s button takes its first style, which has an icon', {
  tags: ['HOME-29', 'HOME-31'],
}, async () => {
  await openHome({
    ...routes,
    'GET /api/config/wedding-styles': catalogueOf({ Beach: [bare, styleOf('Dunes')] }),
  })
  const carousel = within(await screen.findByRole('region', { name: 'Styles by category' }))
  const cards = within(carousel.getByRole('tabpanel')).getAllByRole('button')
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Dunes'])
  await userEvent.click(carousel.getByRole('button', { name: 'Try this wedding style' }))
  expect(readSelectedStyle()).toBe('Dunes-v1')
})

test('Home has no carousel where no style has an icon', { tags: ['HOME-29'] }, async () => {
  const catalogue = catalogueOf({ Beach: [bare] })
  await openHome({ ...routes, 'GET /api/config/wedding-styles': catalogue })
  await screen.findByRole('button', { name: 'Bare' })
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('region', { name: 'Styles by category' })).toBeNull()
})

test('who misses a style can ask for it, and is told what is missing, what failed and that it arrived', {
  tags: ['HOME-12', 'HOME-14', 'HOME-16', 'HOME-17'],
}, async () => {
  const answers: object[] = [refusal(500, 'internal', 'no'), { success: true }]
  const request = 'POST /api/analytics/style-request'
  const calls = await openHome({ ...routes, [request]: () => answers.shift() ?? {} })
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
  await openHome()
  await press('More')
  await press(/^Hair colour/)
  expect(window.location.pathname).toBe('/camera')
})

test.each([
  ['the last picture is', last, 30 * 60_000],
  ['the status is', 'GET /api/subscriptions/status', 30_000],
])(
  '%s read again when Home opens and the answer is old',
  { tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'] },
  async (_, route, freshMs) => {
    const reopen = () => {
      const calls = serveApi(routes)
      show(<HomeScreen />)
      return calls
    }
    expect(await readsPerOpening({ open: reopen, route, freshMs })).toEqual([1, 0, 1])
  },
)

test('Home shows the styles that the session keeps at once, and those of another version in their place', {
  tags: ['SHELL-48', 'SHELL-49', 'SHELL-50'],
}, async () => {
  const keep = (part: string, value: unknown) =>
    window.sessionStorage.setItem(`ever-after.styles${part}`, JSON.stringify(value))
  keep('', { Beach: [styleOf('Shells')] })
  keep('-version', 'v9')
  keep('-timestamp', Date.now() - 1000)
  keep('-category-order', ['Beach'])
  const another = Promise.withResolvers<object>()
  await openHome({ ...routes, 'GET /api/config/wedding-styles': () => another.promise })
  expect(screen.getAllByText('Shells').length).toBeGreaterThan(0)
  another.resolve(catalogueOf({ Beach: [styleOf('Dunes')] }))
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
    const file = Promise.withResolvers<object>()
    const readFile = vi.fn(() => file.promise)
    const opened = openHome({
      ...routes,
      'GET /api/config/wedding-styles': answer,
      'GET /wedding-styles-with-variations.json': readFile,
    })
    await vi.waitFor(() => expect(readFile).toHaveBeenCalled())
    expect(screen.queryByText('The styles did not load')).toBeNull()
    file.resolve(catalogueOf({ Beach: [styleOf('Dunes')] }))
    await opened
    expect(screen.getAllByText('Dunes').length).toBeGreaterThan(0)
    expect(screen.queryByText('The styles did not load')).toBeNull()
    expect(window.sessionStorage.getItem('ever-after.styles-version')).toBe('"local-fallback"')
  },
)
