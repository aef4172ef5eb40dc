import { localKeys } from '@ever-after/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchStatus, refreshStatus } from '#server-state'
import { statusOf } from '#testing/builders.ts'
import { readsPerOpening } from '#testing/reads-per-opening.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { Ledger } from './index.ts'
import { entryOf, grantOf } from './testing/entry-of.ts'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

const route = 'GET /api/me/ledger'
const now = new Date().toISOString()
const page = (...entries: object[]) => ({ entries, nextBefore: null })

function open(answers: Parameters<typeof serveApi>[0]) {
  const ways = { onBack: vi.fn(), onChooseStyle: vi.fn(), onSupport: vi.fn() }
  const calls = serveApi(answers)
  show(<Ledger balance={<p>5 left</p>} {...ways} />)
  return { ...ways, calls }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a person reads what came and what went, day by day, under what is left', async () => {
  open({
    [route]: page(
      entryOf(3, { at: now, kind: 'commit', amount: 0, reason: 'creation_completed' }),
      entryOf(2, { at: now }),
      grantOf(1, { at: '2020-01-05T12:00:00.000Z' }),
    ),
  })
  const today = within(await screen.findByRole('region', { name: 'Today' }))
  expect(today.getAllByRole('listitem')).toHaveLength(1)
  expect(today.getByText('The Rose Garden')).toBeTruthy()
  expect(today.getByText(/^Wedding picture, made/)).toBeTruthy()
  expect(today.getByText('1 less')).toBeTruthy()
  expect(screen.getByText('Your free changes')).toBeTruthy()
  expect(screen.getByText('3 more')).toBeTruthy()
  expect(screen.getByText('5 left')).toBeTruthy()
})

test('earlier lines come page by page until the beginning', async () => {
  const { calls } = open({
    [route]: { entries: [entryOf(9, { at: now })], nextBefore: '9' },
    [`${route}?before=9`]: page(grantOf(1, { at: now })),
  })
  await screen.findByText('The Rose Garden')
  await press('Show earlier')
  await screen.findByText('Your free changes')
  expect(screen.getByText('The Rose Garden')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
  expect(calls.map((call) => call.route)).toEqual([route, `${route}?before=9`])
})

test('earlier lines that do not come leave the others standing and can be asked for again', async () => {
  let isOnline = false
  open({
    [route]: { entries: [entryOf(9, { at: now })], nextBefore: '9' },
    [`${route}?before=9`]: () =>
      isOnline ? page(grantOf(1, { at: now })) : refusal(503, 'overloaded', 'no'),
  })
  await screen.findByText('The Rose Garden')
  await press('Show earlier')
  expect((await screen.findByRole('alert')).textContent).toContain('Earlier ones did not load.')
  expect(screen.getByText('The Rose Garden')).toBeTruthy()
  isOnline = true
  await press('Show earlier')
  await screen.findByText('Your free changes')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty list has one way on', async () => {
  const { onChooseStyle } = open({ [route]: page() })
  await screen.findByText('Nothing has come or gone yet')
  await press('Choose a style')
  expect(onChooseStyle).toHaveBeenCalledOnce()
})

test('a list that does not load says so and can be tried again', async () => {
  let isOnline = false
  open({ [route]: () => (isOnline ? page(grantOf(1)) : refusal(500, 'internal', 'no')) })
  expect((await screen.findByRole('alert')).textContent).toContain('This list did not load')
  isOnline = true
  await press('Retry')
  await screen.findByText('Your free changes')
})

test('without a connection the lines seen last stay, and each opening asks anew', {
  tags: ['SHELL-43'],
}, async () => {
  open({ [route]: page(grantOf(1)) })
  await screen.findByText('Your free changes')
  cleanup()
  const { calls } = open({ [route]: refusal(503, 'overloaded', 'no') })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(await screen.findByText('Your free changes')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the list is read once an opening, however soon the next one comes', {
  tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'],
}, async () => {
  const openList = () => open({ [route]: page(grantOf(1)) }).calls
  expect(await readsPerOpening({ open: openList, route, freshMs: 60_000 })).toEqual([1, 1, 1])
})

test('who doubts a line comes to the support, and Back leads back', async () => {
  const { onSupport, onBack } = open({ [route]: page(grantOf(1)) })
  await screen.findByText('Your free changes')
  await press('Something looks wrong')
  await press('Back')
  expect([onSupport.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1])
})

test('what the status counts anew is read into the list at once', { tags: ['SHELL-44'] }, async () => {
  const server = { status: statusOf({ remainingFreeUses: 3 }), entries: [grantOf(1, { at: now })] }
  const { calls } = open({
    [route]: () => page(...server.entries),
    'GET /api/subscriptions/status': () => server.status,
  })
  await screen.findByText('Your free changes')
  await fetchStatus()
  await refreshStatus()
  const reads = () => calls.filter((call) => call.route === route).length
  const before = reads()
  await refreshStatus()
  expect(reads()).toBe(before)
  server.status = statusOf({ remainingFreeUses: 0, weeklyTransformationsRemaining: 50 })
  server.entries = [
    grantOf(2, { at: now, bucket: 'weekly', amount: 50, reason: 'week_opened' }),
    ...server.entries,
  ]
  await refreshStatus()
  await screen.findByText('A new week began')
})
