import { readFileSync } from 'node:fs'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { showStyles } from '#testing/show-styles.tsx'
import { press } from './testing/acts.ts'
import { analyticsOf, oldStyleOf, ranked } from './testing/analytics-of.ts'
import { layOut } from './testing/lay-out.ts'
import { openPage } from './testing/open-page.tsx'

forgetEverything()
layOut()

const document = catalogueOf({
  Garden: [styleOf('rose')],
  Beach: [styleOf('shore', { isPopular: true }), styleOf('dune'), styleOf('cliff')],
  'Indoor Elegance': [styleOf('hall')],
})
const cards = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const header = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} ?\\d`) })

test('the toolbar has its actions and says what the catalogue holds', {
  tags: ['LIVE-01', 'LIVE-02', 'LIVE-03', 'LIVE-04', 'LIVE-05', 'LIVE-49'],
}, async () => {
  await openPage({ document })
  const toolbar = within(screen.getByRole('toolbar'))
  for (const name of ['Add Category', 'Reorder Categories', 'Import JSON', 'Export JSON'])
    expect(toolbar.getByRole('button', { name })).toHaveProperty('disabled', false)
  expect(screen.getByText('3 categories · 5 styles · 1 popular')).toBeDefined()
  const file = screen.getByLabelText('Import JSON', { selector: 'input' })
  const choosing = vi.fn()
  file.addEventListener('click', choosing)
  await press('Import JSON')
  expect(choosing).toHaveBeenCalledOnce()
  expect(file.getAttribute('accept')).toContain('.json')
})

test('Beach and Indoor Elegance are unfolded at first and any category can be folded', {
  tags: ['LIVE-11'],
}, async () => {
  await openPage({ document })
  const open = () =>
    screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent?.replace(/\d+$/, ''))
  expect(open()).toEqual(['Beach', 'Indoor Elegance'])
  await userEvent.click(header('Beach'))
  await userEvent.click(header('Garden'))
  expect(open()).toEqual(['Garden', 'Indoor Elegance'])
  expect(cards()).toEqual(['rose', 'hall'])
  await userEvent.type(screen.getByRole('searchbox'), 'o')
  await waitFor(() => expect(open()).toContain('Beach'))
  await userEvent.click(header('Beach'))
  expect(open()).not.toContain('Beach')
})

test('Popular stands first in every sorting, search and filter, follows the flags of styles and has nothing to edit', {
  tags: ['LIVE-05', 'LIVE-28', 'A30'],
}, async () => {
  const rose = styleOf('rose', { isPopular: true })
  await openPage({ document: { ...document, styles: { ...document.styles, Garden: [rose] } } })
  expect(screen.getByText('3 categories · 5 styles · 2 popular')).toBeDefined()
  const headers = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headers()).toEqual(['Popular2', 'Garden1', 'Beach3', 'Indoor Elegance1'])
  await press('Popular: dune')
  await waitFor(() => expect(headers()[0]).toBe('Popular3'))
  for (const sort of ['Name', 'Rating', 'App order']) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), sort)
    expect(headers()).toEqual(['Popular3', 'Garden1', 'Beach3', 'Indoor Elegance1'])
  }
  const search = screen.getByRole('searchbox')
  await userEvent.type(search, 'shore')
  await waitFor(() =>
    expect(headers()).toEqual([expect.stringMatching(/^Popular/), expect.stringMatching(/^Beach/)]),
  )
  await userEvent.clear(search)
  const filter = screen.getByRole('combobox', { name: 'Rating' })
  await userEvent.selectOptions(filter, 'Unrated')
  await waitFor(() => expect(headers()).toHaveLength(4))
  expect(headers()[0]).toMatch(/^Popular/)
  await userEvent.selectOptions(filter, 'All')
  await userEvent.click(header('Popular'))
  const list = within(screen.getByRole('list', { name: 'Popular' }))
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'rose',
    'shore',
    'dune',
  ])
  for (const act of ['Rename', 'Archive', 'Add Style to', 'Reorder'])
    expect(screen.queryByRole('button', { name: `${act} Popular` })).toBeNull()
})

test('a card has its checkbox, its rating in the colour of its band, its star and its actions', {
  tags: ['LIVE-10', 'LIVE-15', 'LIVE-16', 'LIVE-17', 'LIVE-18', 'LIVE-19', 'API-23', 'A33', 'A64'],
}, async () => {
  const ranking = [
    ranked('shore of old', 7, 10),
    ranked('dune of old', 699, 1000),
    ranked('cliff of old', 4, 10),
    ranked('hall of old', 399, 1000),
    ranked('pier of old', 0, 10),
  ]
  const { calls } = await openPage({
    document: catalogueOf({
      Beach: [oldStyleOf('shore', { isPopular: true }), oldStyleOf('dune'), oldStyleOf('cliff')],
      'Indoor Elegance': [oldStyleOf('hall'), oldStyleOf('pier')],
    }),
    routes: { 'GET /api/analytics/styles': analyticsOf(ranking) },
  })
  await screen.findByText('69%')
  const card = (name: string) =>
    within(screen.getByRole('checkbox', { name: `Select ${name}` }).closest('li') ?? window.document.body)
  const badges = ['shore', 'dune', 'cliff', 'hall', 'pier'].map((name) => {
    const badge = card(name).getByRole('img', { name: /% of / })
    return [badge.textContent, badge.firstElementChild?.className.match(/bg-\w+/)?.[0]]
  })
  expect(badges).toEqual([
    ['70%', 'bg-success'],
    ['69%', 'bg-champagne'],
    ['40%', 'bg-champagne'],
    ['39%', 'bg-danger'],
    ['0%', 'bg-danger'],
  ])
  const asked = calls.map(({ route }) => route).filter((route) => /analytics|stats/.test(route))
  expect(asked).toEqual(['GET /api/analytics/styles'])
  const picture = screen.getByRole('checkbox', { name: 'Select shore' }).closest('li')?.querySelector('img')
  expect(picture?.className).toMatch(/object-cover .*size-full/)
  const shore = card('shore')
  expect(shore.getByRole('img', { name: 'Popular' })).toBeDefined()
  expect(card('dune').queryByRole('img', { name: 'Popular' })).toBeNull()
  expect(shore.getByRole('button', { name: 'Popular: shore', pressed: true })).toBeDefined()
  const veiled = '[class*=opacity-0], [class*=invisible], [class*=group-hover]'
  for (const name of ['Popular: shore', 'Move shore'])
    expect(shore.getByRole('button', { name }).closest(veiled)).toBeNull()
  expect(shore.getByRole('button', { name: 'Edit Details of shore' }).textContent).toBe('Edit Details')
})

test('a card says its subcategory where it has one', async () => {
  const Beach = [styleOf('shore', { subcategory: 'At sunset' }), styleOf('dune')]
  await openPage({ document: catalogueOf({ Beach }) })
  const words = (name: string) =>
    within(screen.getByRole('heading', { name }).parentElement ?? window.document.body)
      .queryAllByRole('paragraph')
      .map(({ textContent }) => textContent)
  expect([words('shore'), words('dune')]).toEqual([['At sunset'], []])
})

test('the pointer on Popular or Move of a card brings its name', { tags: ['LIVE-18'] }, async () => {
  await openPage({ document })
  vi.useFakeTimers()
  for (const name of ['Popular: dune', 'Move dune']) {
    const button = screen.getByRole('button', { name })
    fireEvent.pointerEnter(button)
    expect(screen.queryByText(name)).toBeNull()
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByText(name)).toBeDefined()
    fireEvent.pointerLeave(button)
  }
})

test.for([
  ['success', 'green'],
  ['champagne', 'yellow'],
  ['danger', 'red'],
] as const)(
  'the token %s of a rating band is %s by day and by night',
  { tags: ['LIVE-10'] },
  ([token, colour]) => {
    const tokens = readFileSync(`${import.meta.dirname}/../../../../../packages/ui/src/tokens.css`, 'utf8')
    const values = [...tokens.matchAll(new RegExp(`--color-${token}: #(..)(..)(..);`, 'g'))]
    expect(values.map(([, ...channels]) => colourOf(channels))).toEqual([colour, colour])
  },
)

test('seven styles stand in rows of five', { tags: ['LIVE-20'] }, async () => {
  const many = Array.from({ length: 7 }, (_, index) => styleOf(`style ${index}`))
  await openPage({ document: catalogueOf({ Beach: many }) })
  const rows = screen.getAllByRole('list', { name: 'Beach' })
  expect(rows.map((row) => within(row).getAllByRole('listitem').length)).toEqual([5, 2])
  expect(rows[0].style.gridTemplateColumns).toMatch(/^repeat\(5,/)
})

test('an unfolded category of several styles can be reordered, another one not', {
  tags: ['LIVE-12', 'LIVE-13'],
}, async () => {
  const [shore, dune] = document.styles.Beach
  await openPage({ document: { ...document, styles: { ...document.styles, Beach: [shore, dune] } } })
  for (const category of ['Garden', 'Beach', 'Indoor Elegance'])
    for (const [name, words] of [
      ['Rename', 'Rename'],
      ['Archive', 'Archive'],
      ['Add Style to', 'Add Style'],
    ])
      expect(screen.getByRole('button', { name: `${name} ${category}` }).textContent).toBe(words)
  expect(screen.getByRole('button', { name: 'Reorder Beach' }).textContent).toBe('Reorder')
  expect(screen.queryByRole('button', { name: 'Reorder Indoor Elegance' })).toBeNull()
  await press('Reorder Beach')
  await press('Done reordering Beach')
  await userEvent.click(header('Beach'))
  expect(header('Beach').getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('button', { name: 'Reorder Beach' })).toBeNull()
  await press('Add Style to Garden')
  const dialog = within(screen.getByRole('dialog', { name: 'Create New Style' }))
  expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveProperty('value', 'Garden')
})

test('a category of several styles can be reordered when a search finds one of them', {
  tags: ['LIVE-13'],
}, async () => {
  await openPage({ document })
  await userEvent.type(screen.getByPlaceholderText('Search styles...'), 'dune')
  await waitFor(() => expect(cards()).toEqual(['dune']))
  expect(screen.getByRole('button', { name: 'Reorder Beach' })).toBeDefined()
})

test('an operator is warned of names that several styles have', { tags: ['A31'] }, async () => {
  const twin = styleOf('twin', { styleName: 'shore' })
  await openPage({ document: catalogueOf({ Beach: [styleOf('shore')], Garden: [twin] }) })
  expect(screen.getByText(/^1 name is used more than once/)).toBeDefined()
  expect(screen.getByText('shore: shore (Beach), twin (Garden)')).toBeDefined()
})

test('a catalogue without styles leads to a first category', { tags: ['LIVE-05'] }, async () => {
  await openPage({ document: catalogueOf({}) })
  expect(screen.getByText('0 categories · 0 styles · 0 popular')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'No styles yet' })).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Add Category' })).toHaveLength(2)
})

test.for([
  ['live', 'GET /api/config/wedding-styles'],
  ['draft', 'GET /api/config/wedding-styles/draft'],
] as const)(
  'the %s catalogue that cannot be loaded is asked for again',
  { tags: ['ADMIN-19'] },
  async ([catalogue, route]) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answers = [refusal(500, 'internal', 'It broke.'), document]
    serveApi({ [route]: () => answers.shift() ?? document })
    showStyles(catalogue)
    await screen.findByText('The styles could not be loaded')
    expect([cards(), screen.queryAllByRole('toolbar')]).toEqual([[], []])
    expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toBe('')
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('3 categories · 5 styles · 1 popular')).toBeDefined()
  },
)

function colourOf(channels: string[]): 'green' | 'yellow' | 'red' {
  const [red, green, blue] = channels.map((channel) => Number.parseInt(channel, 16))
  if (green > Math.max(red, blue)) return 'green'
  return green > 0.6 * red ? 'yellow' : 'red'
}
