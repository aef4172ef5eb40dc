import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#server-state'
import { catalogueOf, statusOf, styleOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { Premium } from './index.ts'

forgetEverything()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 1000).toISOString()
const subscribed = (periodType: string, expiresAt = inDays(3)) => ({
  ...statusOf({ weeklyTransformationsRemaining: 48, bonusChangesRemaining: 0 }),
  hasActiveSubscription: true,
  subscription: { productId: 'wedding_photos_premium_weekly', periodType, expiresAt },
})

function open(status: object = statusOf(), offer?: string) {
  const onChooseStyle = vi.fn()
  serveApi({
    'GET /api/subscriptions/status': status,
    'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
  })
  show(<Premium offer={offer && <p>{offer}</p>} onChooseStyle={onChooseStyle} />)
  return onChooseStyle
}
const plan = async () => within(await screen.findByRole('region', { name: 'Current Plan' }))
const numberOf = (name: string) => screen.getByText(name).nextSibling?.textContent

test('a free device sees its plan and what is left of it', { tags: ['PREM-04'] }, async () => {
  open()
  expect((await plan()).getByText('Free Plan')).toBeTruthy()
  expect(numberOf('Remaining changes')).toBe('5')
  expect(numberOf('Of these, bonus changes')).toBe('2')
  expect(screen.queryByText('Trial days remaining')).toBeNull()
})

test('a subscriber is welcomed and sees the week', { tags: ['PREM-01', 'PREM-04'] }, async () => {
  open(subscribed('NORMAL'), 'Offer')
  expect((await plan()).getByText('Premium Plan')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Welcome to Premium' })).toBeTruthy()
  expect(numberOf('Remaining changes this week')).toBe('48')
  expect(screen.queryByText('Offer')).toBeNull()
})

test('a trial counts its days', { tags: ['PREM-04', 'MEMB-19'] }, async () => {
  open(subscribed('TRIAL'))
  await plan()
  expect(numberOf('Trial days remaining')).toBe('3')
})

test('four cards tell what Premium gives', { tags: ['PREM-03'] }, async () => {
  open()
  const benefits = within(await screen.findByRole('region', { name: 'What Premium gives' }))
  expect(benefits.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '50 creations weekly',
    'Full resolution',
    'Advanced AI models',
    'Premium collections',
  ])
})

test('without a store nothing can be bought, and the page says so', async () => {
  const onChooseStyle = open()
  await screen.findByText('Premium is not on sale yet. When it is, you will find it here.')
  await userEvent.click(screen.getByRole('button'))
  expect(onChooseStyle).toHaveBeenCalledOnce()
})

test('an offer takes the place of that sentence', async () => {
  open(statusOf(), 'Offer')
  await screen.findByText('Offer')
  expect(screen.queryByText(/not on sale/)).toBeNull()
})

test('a plan that does not load can be asked for again', async () => {
  open(refusal(500, 'internal', 'no'))
  await screen.findByRole('alert')
  open()
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0])
  await screen.findAllByText('Free Plan')
})

test('without a connection the plan seen last serves on', async () => {
  open(subscribed('NORMAL'))
  await plan()
  cleanup()
  queryClient.clear()
  open(refusal(503, 'overloaded', 'no'))
  expect((await plan()).getByText('Premium Plan')).toBeTruthy()
})
