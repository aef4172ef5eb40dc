import type { StyleHistoryItem } from '@ever-after/contract'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refreshHistory } from '#creations'
import { queryClient } from '#server-state'
import { historyItemOf } from '../../testing/builders.ts'
import { readsPerOpening } from '../../testing/reads-per-opening.ts'
import { refusal } from '../../testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '../../testing/show.tsx'
import {
  dresses,
  dressesRoute,
  hairItemOf,
  hairRoute,
  heading,
  items,
  listRoute,
  openHistory,
  press,
  select,
  tab,
  tile,
} from './testing/open-history.tsx'

forgetEverything()

const failure = refusal(500, 'internal', 'Something went wrong.')

test('loading is announced, then the tabs count the finished pictures of both lists', {
  tags: ['HIST-01', 'HIST-02', 'HIST-17', 'HIST-28'],
}, async () => {
  const making = historyItemOf(4, { status: 'processing', resultUrl: null })
  openHistory({ [listRoute]: [...items, making], [dressesRoute]: dresses })
  expect(screen.getByRole('status').textContent).toBe('Loading history...')
  expect(screen.getByText('Loading history...', { selector: ':not(.sr-only)' })).toBeTruthy()
  await tab('Wedding Styles (3)')
  await tab('Dress Try-Ons (2)')
  expect(screen.getAllByRole('tab')).toHaveLength(2)
  expect(screen.getByText('Being made')).toBeTruthy()
})

test.for([
  ['wedding pictures', listRoute],
  ['dresses', dressesRoute],
  ['hair colours', hairRoute],
])('loading is announced until the %s are there too', { tags: ['HIST-17'] }, async ([, route]) => {
  const last = Promise.withResolvers<object>()
  openHistory({ [route]: () => last.promise })
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByText('Loading history...').role).toBe('status')
  expect(screen.queryByRole('tab')).toBeNull()
  last.resolve([])
  await screen.findAllByRole('tab')
  expect(screen.queryByText('Loading history...')).toBeNull()
})

test('a word that the app does not know for how a picture stands counts as pending', {
  tags: ['A35'],
}, async () => {
  const unknown = historyItemOf(4, { status: 'resting' as 'pending', resultUrl: null })
  openHistory({ [listRoute]: [...items, unknown] })
  await tab('Wedding Styles (3)')
  expect(screen.getByText('Being made')).toBeTruthy()
})

test('hair colours have a tab as soon as there is one', { tags: ['HIST-28'] }, async () => {
  openHistory({ [hairRoute]: [hairItemOf(21)] })
  await userEvent.click(await tab('Hair Colours (1)'))
  expect(screen.getByRole('button', { name: /^Copper,/ })).toBeTruthy()
})

test('the dresses stand in their own tab', { tags: ['HIST-02', 'HIST-28'] }, async () => {
  openHistory({ [dressesRoute]: dresses })
  await userEvent.click(await tab('Dress Try-Ons (2)'))
  await tile(11)
  expect(screen.queryByRole('button', { name: /^Style/ })).toBeNull()
})

test('switching tabs clears the selection and leaves it', { tags: ['HIST-19'] }, async () => {
  openHistory({ [dressesRoute]: dresses })
  await select(1, 2)
  await userEvent.click(await tab('Dress Try-Ons (2)'))
  expect(heading()).toBe('History')
  await select(11)
  await userEvent.click(await tab('Wedding Styles (3)'))
  expect(heading()).toBe('History')
  expect((await tile(1)).getAttribute('aria-pressed')).toBeNull()
  await press('Select')
  expect(heading()).toBe('0 Selected')
})

test('pictures stand under the headings of their days, the newest first', {
  tags: ['HIST-03', 'HIST-04'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 12) })
  const at = (number: number, day: number, hour: number) =>
    historyItemOf(number, { createdAt: new Date(2026, 5, day, hour).toISOString() })
  openHistory({
    [listRoute]: [at(1, 1, 9), at(2, 15, 8), at(3, 14, 23), at(4, 15, 11), at(5, -15, 9), at(6, -16, 9)],
  })
  await tile(1)
  const days = screen.getAllByRole('region').map((day) => [
    within(day).getByRole('heading').textContent,
    ...within(day)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')?.split(',')[0]),
  ])
  expect(days).toEqual([
    ['Today', 'Style 4', 'Style 2'],
    ['Yesterday', 'Style 3'],
    ['1 June', 'Style 1'],
    ['16 May', 'Style 5'],
    ['15 May', 'Style 6'],
  ])
})

test('pictures of one change are told apart, and a star is seen and told', async () => {
  const one = { displayName: 'Roses', createdAt: new Date(2026, 5, 15, 9).toISOString() }
  const place = (number: number) => ({ number, all: 3 })
  openHistory({
    [listRoute]: [
      historyItemOf(3, { ...one, place: place(3) }),
      historyItemOf(2, { ...one, place: place(2), isStarred: true }),
      historyItemOf(1, { ...one, place: place(1) }),
      historyItemOf(4, { displayName: 'Dunes' }),
    ],
  })
  await screen.findByRole('button', { name: /^Roses, .+, picture 1 of 3$/ })
  screen.getByRole('button', { name: /^Roses, .+, picture 3 of 3$/ })
  const starred = screen.getByRole('button', { name: /^Roses, .+, picture 2 of 3, starred$/ })
  expect(starred.querySelector('svg')).not.toBeNull()
  expect(screen.getByRole('button', { name: /^Dunes/ }).getAttribute('aria-label')).not.toContain('picture')
})

test('pictures stand in three columns', { tags: ['HIST-05'] }, async () => {
  openHistory()
  const { classList } = (await tile(1)).parentElement as HTMLElement
  expect([...classList].filter((name) => name.includes('grid'))).toEqual(['grid', 'grid-cols-3'])
})

test.each([
  ['style', 'Wedding Styles (0)', 'No wedding styles yet'],
  ['dress', 'Dress Try-Ons (0)', 'No dress try-ons yet'],
])(
  'an empty history of kind %s leads to the first picture',
  {
    tags: ['HIST-15', 'HIST-16'],
  },
  async (kind, tabName, title) => {
    const { onGetStarted } = openHistory({ [listRoute]: [] })
    await userEvent.click(await tab(tabName))
    await screen.findByRole('heading', { name: title })
    expect(screen.getByText('Start creating beautiful wedding photos')).toBeTruthy()
    await press('Get Started')
    expect(onGetStarted).toHaveBeenCalledWith(kind)
  },
)

test('a list that does not load says so and can be asked again, while the other one stands', {
  tags: ['HIST-01'],
}, async () => {
  const { routesCalled } = openHistory({ [listRoute]: failure, [dressesRoute]: dresses })
  await screen.findByRole('alert')
  await tab('Wedding Styles')
  await press('Retry')
  await vi.waitFor(() => expect(routesCalled().filter((route) => route === listRoute)).toHaveLength(2))
  await userEvent.click(await tab('Dress Try-Ons (2)'))
  await tile(11)
})

test('without a connection the last lists are shown', async () => {
  for (const kind of ['style', 'dress', 'hair']) {
    const item = { ...historyItemOf(1), kind, name: 'Style 1' }
    const page = { items: kind === 'style' ? [item] : [], next: undefined }
    queryClient.setQueryData(['history', kind], { pages: [page], pageParams: [undefined] })
    await queryClient.invalidateQueries({ queryKey: ['history', kind] })
  }
  openHistory({ [listRoute]: failure, [dressesRoute]: failure, [hairRoute]: failure })
  await tab('Wedding Styles (1)')
  await tile(1)
  await everythingAnswered()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.for([
  ['Wedding Styles', listRoute, historyItemOf(1)],
  ['Dress Try-Ons', dressesRoute, dresses[0]],
  ['Hair Colours', hairRoute, hairItemOf(21)],
] as const)(
  'one of the %s in the making is asked for every 2 seconds and appears once it is finished',
  {
    tags: ['SHELL-44'],
  },
  async ([kind, route, item]) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let status: StyleHistoryItem['status'] = 'processing'
    const { routesCalled } = openHistory({ [route]: () => [{ ...item, status }] })
    await userEvent.click(await tab(`${kind} (0)`))
    await screen.findByText('Being made')
    const reads = () => routesCalled().filter((called) => called === route).length
    await act(() => vi.advanceTimersByTimeAsync(1800))
    expect(reads()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(reads()).toBe(2)
    status = 'completed'
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await tab(`${kind} (1)`)
    expect(screen.queryByText('Being made')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(reads()).toBe(3)
  },
)

const lists = [
  ['style', listRoute],
  ['dress', dressesRoute],
  ['hair', hairRoute],
] as const

test.for(lists)(
  'the list of the kind %s is good for half an hour',
  {
    tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'],
  },
  async ([, route]) => {
    const open = () => openHistory({ [dressesRoute]: dresses, [hairRoute]: [hairItemOf(21)] }).calls
    expect(await readsPerOpening({ open, route, freshMs: 30 * 60_000 })).toEqual([1, 0, 1])
  },
)

test.for(lists)(
  'the list of the kind %s that a new picture made out of date is read when the screen opens',
  {
    tags: ['SHELL-44'],
  },
  async ([kind, route]) => {
    openHistory()
    await tile(1)
    cleanup()
    await refreshHistory(kind)
    const { routesCalled } = openHistory()
    await vi.waitFor(() => expect(routesCalled()).toEqual([route]))
  },
)
