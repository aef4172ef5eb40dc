import type {
  Activity,
  ProviderAnalytics,
  RankedStyle,
  StyleAnalytics,
  StyleRequest,
} from '@ever-after/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { failedSaves, failInTurn, refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { AnalyticsPage } from './index.ts'
import { countBands } from './model/count-bands.ts'
import { probabilityOf } from './model/figures.ts'

forgetEverything()

const ranked = (name: string, rest: Partial<RankedStyle> = {}): RankedStyle => ({
  styleId: name,
  styleName: name,
  displayName: name,
  category: 'Beach',
  positive: 0,
  negative: 0,
  total: 0,
  liked: null,
  runs: 0,
  failed: 0,
  p50Ms: null,
  p95Ms: null,
  likeness: null,
  reasons: {},
  ...rest,
})
const shore = ranked('Shore', {
  positive: 18,
  negative: 7,
  total: 25,
  liked: { fraction: 0.72, low: 0.524, high: 0.857 },
  runs: 40,
  failed: 3,
  p50Ms: 7432,
  p95Ms: 12_980,
  likeness: 0.4142,
  reasons: { pose: 1, light: 4 },
})
const analytics: StyleAnalytics = {
  cards: { totalStyles: 1234, totalRatings: 25, averageRating: 0.72, creations7Days: 40 },
  ranking: [shore, ranked('Dune'), ranked('Gone', { category: null })],
}
const activity: Activity = {
  days: [
    { day: '2026-01-01', completed: 7, failed: 1, p50Ms: 7000, p95Ms: 9500 },
    { day: '2026-01-02', completed: 0, failed: 0, p50Ms: null, p95Ms: null },
  ],
  kinds: [
    { kind: 'style', completed: 6, failed: 1 },
    { kind: 'dress', completed: 1, failed: 0 },
    { kind: 'portrait', completed: 0, failed: 0 },
    { kind: 'hair', completed: 0, failed: 0 },
  ],
  failures: [{ code: 'unlike', count: 1 }],
  refusedPhotos: [
    { code: 'under_age', count: 12 },
    { code: 'head_cut_off', count: 2 },
  ],
  discovery: [
    { source: 'A friend', count: 3 },
    { source: 'App Store', count: 1 },
  ],
  experiment: {
    name: 'intro_pricing_annual_2025',
    groups: [
      {
        group: 'control',
        devices: 260,
        exposures: 100,
        conversions: 8,
        rate: { fraction: 0.08, low: 0.041, high: 0.15 },
      },
      { group: 'test', devices: 140, exposures: 0, conversions: 0, rate: null },
    ],
    sampleRatioP: 0.3173,
    isSampleRatioAlarm: false,
  },
}
const wish: StyleRequest = {
  id: idOf(1),
  styleName: 'Lighthouse',
  description: 'At dusk, please.',
  requestedAt: '2026-01-02T09:00:00.000Z',
  state: 'open',
}

const unhosted: ProviderAnalytics = {
  today: { spentUsd: 0, budgetUsd: null, budgetUsdPerStyle: null },
  chains: [],
  providers: [],
  styles: [],
}

function open(more: Parameters<typeof serveApi>[0] = {}) {
  const state = { open: [wish], done: [] as StyleRequest[] }
  const list = (name: 'open' | 'done') => () => ({
    requests: state[name],
    open: state.open.length,
    nextBefore: null,
  })
  const calls = serveApi({
    'GET /api/analytics/styles': analytics,
    'GET /api/analytics/activity?days=30': activity,
    'GET /api/analytics/activity?days=7': { ...activity, failures: [], refusedPhotos: [] },
    'GET /api/analytics/providers?days=30': unhosted,
    'GET /api/analytics/style-requests?state=open': list('open'),
    'GET /api/analytics/style-requests?state=done': list('done'),
    [`POST /api/analytics/style-requests/${idOf(1)}`]: ({ body }) => {
      const marked = { ...wish, ...(body as { state: 'open' | 'done' }) }
      state.open = marked.state === 'open' ? [marked] : []
      state.done = marked.state === 'done' ? [marked] : []
      return marked
    },
    ...more,
  })
  show(<AnalyticsPage />)
  return calls
}

const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(cells)

test('four cards stand at the head', { tags: ['ANALYTICS-01', 'A26'] }, async () => {
  open()
  const cards = (await screen.findByText('Total Styles')).closest('dl')?.children ?? []
  expect([...cards].map((card) => [...card.children].map(({ textContent }) => textContent))).toEqual([
    ['Total Styles', '1,234'],
    ['Total Ratings', '25'],
    ['Average Rating', '72 %'],
    ['Creations (7 days)', '40'],
  ])
})

test('the ranking gives each style its share with the interval, its runs, times, likeness and faults', {
  tags: ['slow', 'ADMIN-01', 'ANALYTICS-01', 'A26'],
}, async () => {
  open()
  const [first, second, third] = await rowsOf('Style ranking')
  expect(first).toEqual([
    '1',
    'ShoreBeachNot good: skin or light 4, pose 1',
    'Beach',
    '18',
    '7',
    '25',
    '72 % (52–86)',
    '40',
    '7.5 %',
    '7.4',
    '13.0',
    '0.41',
  ])
  expect(second.slice(3)).toEqual(['0', '0', '0', '–', '0', '–', '–', '–', '–'])
  expect(third[2]).toBe('No longer in the catalogue')
  await userEvent.type(screen.getByPlaceholderText('Search the ranking...'), 'dune')
  await waitFor(async () => expect((await rowsOf('Style ranking')).map(([rank]) => rank)).toEqual(['2']))
})

test('nothing that was not counted has a figure', { tags: ['A26'] }, async () => {
  open({
    'GET /api/analytics/styles': {
      cards: { totalStyles: 0, totalRatings: 0, averageRating: null, creations7Days: 0 },
      ranking: [],
    },
    'GET /api/analytics/activity?days=30': {
      ...activity,
      days: [activity.days[1]],
      failures: [],
      refusedPhotos: [],
      discovery: [],
      experiment: { ...activity.experiment, sampleRatioP: null },
    },
    'GET /api/analytics/style-requests?state=open': { requests: [], open: 0, nextBefore: null },
  })
  await screen.findByText('No ratings yet')
  screen.getByText('No style is ranked yet')
  await screen.findByText('No picture was asked for in this time.')
  screen.getByText('No picture failed in this time.')
  screen.getByText('Nobody has told yet how they found the app.')
  screen.getByText('No device is in the test yet.')
  await screen.findByText('No request is open')
})

test('a chart of the days has a table beside it with the last day first', async () => {
  open()
  expect(await rowsOf('Day by day')).toEqual([
    ['2026-01-02', '0', '0', '–', '–'],
    ['2026-01-01', '7', '1', '7.0', '9.5'],
  ])
  expect((await rowsOf('By kind'))[0]).toEqual(['Wedding styles', '6', '1', '14.3 %'])
  expect(await rowsOf('Why pictures failed')).toEqual([['Not like the people', '1']])
  expect(await rowsOf('Why photos were refused')).toEqual([
    ['Seems to show a child', '12'],
    ['Head cut off', '2'],
  ])
  expect((await rowsOf('Discovery sources'))[0]).toEqual(['A friend', '3', '75.0 %'])
  await userEvent.selectOptions(screen.getByLabelText('Period'), '7 days')
  await screen.findByText('No picture failed in this time.')
})

test('styles are counted by band without those that are gone', async () => {
  expect(countBands(analytics.ranking).map(({ styles }) => styles)).toEqual([1, 0, 0, 1])
  open()
  expect((await rowsOf('Styles by rating')).map(([, styles]) => styles)).toEqual(['1', '0', '0', '1'])
})

test('groups that are split as they should be raise no alarm', async () => {
  open()
  await screen.findByText('The groups are as even as chance makes them (p = 0.3173).')
  expect(await rowsOf('Price test')).toEqual([
    ['Control', '260', '100', '8', '8 % (4–15)'],
    ['Test', '140', '0', '0', '–'],
  ])
  expect(screen.queryByText('Sample-ratio alarm')).toBeNull()
})

test('groups that chance hardly splits so raise the sample-ratio alarm', async () => {
  const experiment = { ...activity.experiment, sampleRatioP: 0.00000001, isSampleRatioAlarm: true }
  open({ 'GET /api/analytics/activity?days=30': { ...activity, experiment } })
  const alarm = (await screen.findByText('Sample-ratio alarm')).closest('[role=alert]')
  expect(alarm?.textContent).toContain('(p < 0.0001)')
  expect(probabilityOf(0.0004)).toBe('= 0.0004')
})

test('a wish is marked as done, found among the done ones, and an undo opens it again', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done: Lighthouse' }))
  await screen.findByText('No request is open')
  await userEvent.click(screen.getByRole('radio', { name: 'Done' }))
  await screen.findByRole('button', { name: 'Open again: Lighthouse' })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('No request is done yet')
  screen.getByRole('radio', { name: 'Open (1)' })
})

test('older wishes come when they are asked for', async () => {
  open({
    'GET /api/analytics/style-requests?state=open': { requests: [wish], open: 2, nextBefore: idOf(1) },
    [`GET /api/analytics/style-requests?state=open&before=${idOf(1)}`]: {
      requests: [{ ...wish, id: idOf(2), styleName: 'Windmill' }],
      open: 2,
      nextBefore: null,
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show older requests' }))
  await screen.findByText('Windmill')
  screen.getByText('Lighthouse')
})

test.each([
  ['activity?days=30', activity, () => screen.queryByRole('table', { name: 'Day by day' })],
  ['styles', analytics, () => screen.queryByRole('table', { name: 'Style ranking' })],
  [
    'style-requests?state=open',
    { requests: [wish], open: 1, nextBefore: null },
    () => screen.queryByText('Lighthouse'),
  ],
])(
  'figures that do not load say so, and the others stand: %s',
  {
    tags: ['ADMIN-19'],
  },
  async (route, answer, shown) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isDown = true
    open({
      [`GET /api/analytics/${route}`]: () => (isDown ? refusal(500, 'internal', 'It broke.') : answer),
    })
    const [failed] = await screen.findAllByText('These figures did not load.')
    await screen.findByRole('table', { name: route === 'styles' ? 'Day by day' : 'Style ranking' })
    expect(shown()).toBeNull()
    expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toBe('')
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
    isDown = false
    await userEvent.click(within(failed.parentElement ?? failed).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shown()).not.toBeNull())
  },
)

test('a refresh asks for every figure anew', async () => {
  const calls = open()
  await screen.findByText('Lighthouse')
  await screen.findByRole('table', { name: 'Day by day' })
  const before = calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(calls.length).toBe(before + 4))
})

test('a wish that could not be marked stays open and the person is told', {
  tags: ['ADMIN-14', 'ADMIN-21'],
}, async () => {
  open({ [`POST /api/analytics/style-requests/${idOf(1)}`]: failInTurn() })
  for (const { words } of failedSaves) {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as done: Lighthouse' }))
    await screen.findByText(words)
    screen.getByText('At dusk, please.')
  }
})

test('a long time shows its last two weeks and the rest when asked', async () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    ...activity.days[0],
    day: `2026-01-${String(index + 1).padStart(2, '0')}`,
  }))
  open({ 'GET /api/analytics/activity?days=30': { ...activity, days } })
  expect(await rowsOf('Day by day')).toHaveLength(14)
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier days (16)' }))
  expect((await rowsOf('Day by day')).at(-1)?.[0]).toBe('2026-01-01')
})
