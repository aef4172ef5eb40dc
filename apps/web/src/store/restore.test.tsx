import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchStatus, useStatus } from '#server-state'
import { refusal } from '../testing/serve-api.ts'
import { forgetEverything, show } from '../testing/show.tsx'
import { openCounter, pass, says, statusRoute, syncRoute } from './testing/open-counter.tsx'

forgetEverything()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

function Standing() {
  return <p>stands {useStatus().data?.hasActiveSubscription ? 'subscribed' : 'free'}</p>
}

const restore = () => fireEvent.click(screen.getByRole('button', { name: 'restore' }))
const alert = () => screen.getByRole('alert').textContent

test('a restored subscription is welcomed once the status was read again', {
  tags: ['MEMB-17', 'MEMB-55', 'MEMB-60', 'SHELL-44'],
}, async () => {
  const { subscribe, sent, onDone } = await openCounter()
  show(<Standing />)
  restore()
  await says('restoring')
  await pass(100)
  const readAtFirst = sent(statusRoute).length
  await act(async () => void (await fetchStatus()))
  const readBefore = sent(statusRoute).length
  expect(readBefore).toBe(readAtFirst + 1)
  subscribe()
  await pass(1800)
  screen.getByText('state: processing')
  screen.getByText('stands free')
  expect(sent(statusRoute)).toHaveLength(readBefore)
  await pass(200)
  screen.getByText('state: success')
  screen.getByText('stands subscribed')
  expect(sent(statusRoute).length).toBeGreaterThan(readBefore)
  expect(sent('POST /sandbox-store/restore')).toEqual([
    { appUserId: 'web-stand-in', accountId: 'account-stand-in' },
  ])
  expect(sent(syncRoute)).toHaveLength(1)
  await pass(2000)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test.each(['animated', 'overlay', 'offer', 'premium'] as const)(
  'in the %s variant a restore that finds no subscription says so',
  { tags: ['MEMB-60', 'ERR-23', 'A45'] },
  async (variant) => {
    const { onDone, onRestored } = await openCounter({ variant })
    restore()
    await pass(2100)
    await says('No active subscriptions found to restore')
    await pass(2100)
    for (const told of [onDone, onRestored]) expect(told).not.toHaveBeenCalled()
  },
)

test('in the full-screen variant it goes back to the offer without a word', {
  tags: ['MEMB-61', 'A45'],
}, async () => {
  const { onSkip, onRestored } = await openCounter({ variant: 'full_screen' })
  restore()
  await says('state: processing')
  await pass(2100)
  await says('state: idle')
  expect(alert()).toBe('')
  for (const told of [onSkip, onRestored]) expect(told).not.toHaveBeenCalled()
})

test.each([
  ['overlay', { hasLifetimeDownloads: true }],
  ['overlay', { bonusChangesRemaining: 22 }],
  ['overlay', { portraitCreditsRemaining: 10 }],
  ['full_screen', { hasLifetimeDownloads: true }],
] as const)(
  'in the %s variant what was bought once and came back is said and not called nothing: %j',
  { tags: ['MEMB-60', 'MEMB-61'] },
  async (variant, back) => {
    const { server, onRestored } = await openCounter({ variant })
    restore()
    await says('restoring')
    await pass(100)
    server.status = { ...server.status, usage: { ...server.status.usage, ...back } }
    await pass(2100)
    await vi.waitFor(() => expect(onRestored).toHaveBeenCalledTimes(1))
    screen.getByText('state: idle')
    expect(alert()).toBe('')
  },
)

test('a store that refuses to restore', { tags: ['ERR-21'] }, async () => {
  await openCounter({ routes: { 'POST /sandbox-store/restore': new Response('{}', { status: 503 }) } })
  restore()
  await says('Restore failed')
})

test('a restore that fails on the way to our server', { tags: ['ERR-22'] }, async () => {
  const refused = refusal(403, 'forbidden', 'No.')
  await openCounter({ routes: { [syncRoute]: refused } })
  restore()
  await pass(2100)
  await says('Failed to restore purchases')
})
