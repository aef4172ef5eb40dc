import { localKeys, type Rating, type StyleHistoryItem } from '@ever-after/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeRunningCreation } from '#session'
import { applicationOf, historyItemOf, idOf } from '../../testing/builders.ts'
import { refusal } from '../../testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '../../testing/show.tsx'
import { last, openHome, rate, routes } from './testing/open-home.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

test('the last finished picture without a rating can be rated', {
  tags: ['HOME-24', 'STYLE-25', 'STYLE-26', 'STYLE-29', 'SHELL-44', 'A32'],
}, async () => {
  let rating: Rating | null = null
  const calls = await openHome({
    ...routes,
    [`GET /api/wedding-styles/${idOf(2)}`]: () => applicationOf({ id: idOf(2), rating }),
    [rate]: () => {
      rating = 'positive'
      return { success: true }
    },
  })
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
  await everythingAnswered()
  expect(calls.filter(({ route }) => route === last)).toHaveLength(2)
  expect(screen.getByText('Thanks for rating!')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'How do you like it?' }).matches(':disabled')).toBe(true)
})

/** Pictures from the one numbered `first` down, the newest first. */
const itemsFrom = (first: number, count: number, rest: Partial<StyleHistoryItem> = {}) =>
  Array.from({ length: count }, (_, at) =>
    historyItemOf(first - at, { createdAt: '2026-05-01T10:00:00.000Z', ...rest }),
  )

const after = (number: number) => `${last}&before=2026-05-01T10%3A00%3A00.000Z_${idOf(number)}`

test('the last finished picture can be rated behind many that failed', {
  tags: ['HOME-24', 'A32'],
}, async () => {
  await openHome({
    ...routes,
    [last]: itemsFrom(23, 10, { status: 'failed' }),
    [after(14)]: itemsFrom(13, 10, { status: 'failed' }),
    [after(4)]: [...itemsFrom(3, 1, { status: 'failed' }), ...itemsFrom(2, 2)],
  })
  await screen.findByRole('region', { name: 'Your last picture, The Rose Garden' })
})

test('Home asks about no picture when none of many was finished', {
  tags: ['HOME-24', 'A32'],
}, async () => {
  const calls = await openHome({
    ...routes,
    [last]: itemsFrom(20, 10, { status: 'failed' }),
    [after(11)]: itemsFrom(10, 10, { status: 'failed' }),
    [after(1)]: [],
  })
  await everythingAnswered()
  expect(calls.map(({ route }) => route).filter((route) => route.startsWith(last))).toEqual([
    last,
    after(11),
    after(1),
  ])
  expect(screen.queryByRole('region', { name: /^Your last picture/ })).toBeNull()
})

test('a picture that is finished while the person is on Home can be rated there', {
  tags: ['STYLE-34', 'SHELL-44', 'SHELL-57', 'A39'],
}, async () => {
  const running = { id: idOf(2), subject: 'Roses-v1', name: 'Roses', path: '/wedding-style/demo' }
  writeRunningCreation('style', running)
  const done = Promise.withResolvers<object>()
  let items = [historyItemOf(2, { status: 'processing' })]
  const calls = await openHome({
    ...routes,
    [last]: () => items,
    [`GET /api/wedding-styles/${idOf(2)}`]: () => done.promise,
  })
  await vi.waitFor(() => expect(calls.map(({ route }) => route)).toContain(last))
  await everythingAnswered()
  expect(window.localStorage.getItem('wedding_first_transformation_complete')).toBeNull()
  const statusReads = () => calls.filter(({ route }) => route === 'GET /api/subscriptions/status').length
  const before = statusReads()
  items = [historyItemOf(2)]
  done.resolve(applicationOf({ id: idOf(2) }))
  await screen.findByRole('region', { name: 'Your last picture, The Rose Garden' })
  expect(statusReads()).toBe(before + 1)
  expect(window.localStorage.getItem('wedding_first_transformation_complete')).toBe('true')
})

test('a rating that does not arrive is told and can be given again', {
  tags: ['HOME-24', 'STYLE-27', 'A72'],
}, async () => {
  const calls = await openHome({ ...routes, [rate]: refusal(500, 'internal', 'no') })
  const card = within(await screen.findByRole('region', { name: /^Your last picture/ }))
  await userEvent.click(card.getByRole('button', { name: 'Not good' }))
  const notifications = within(screen.getByRole('region', { name: /^Notifications/ }))
  await notifications.findByText('Failed to submit rating')
  expect(calls.find(({ route }) => route === rate)?.body).toEqual({ rating: 'negative' })
  expect(card.getByRole('group').hasAttribute('disabled')).toBe(false)
})

test.each(['positive', 'negative'] as const)(
  'Home does not ask about a picture that was rated %s',
  {
    tags: ['HOME-24', 'A32'],
  },
  async (rating) => {
    const rated = applicationOf({ id: idOf(2), rating })
    const calls = await openHome({
      ...routes,
      [`GET /api/wedding-styles/${idOf(2)}`]: rated,
      [`GET /api/wedding-styles/${idOf(1)}`]: applicationOf(),
    })
    await everythingAnswered()
    expect(calls.some(({ route }) => route.endsWith(idOf(2)))).toBe(true)
    expect(screen.queryByRole('region', { name: /^Your last picture/ })).toBeNull()
  },
)
