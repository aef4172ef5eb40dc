import { localKeys } from '@ever-after/contract'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fetchStatus, refreshStatus } from '#server-state'
import { statusOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { AfterOnboarding, type OfferProps, useOnboarding, type Wish } from './index.ts'

forgetEverything()

function open({
  wish,
  isActive = false,
  isOnSale = true,
  isDown = false,
}: {
  wish: Wish
  isActive?: boolean
  isOnSale?: boolean
  isDown?: boolean
}) {
  const status = { ...statusOf(), hasActiveSubscription: isActive }
  const down = refusal(503, 'overloaded', 'Busy.')
  const calls = serveApi({ 'GET /api/subscriptions/status': () => (isDown ? down : status) })
  const onClosed = vi.fn()
  const offered = vi.fn(({ trigger, onDone }: OfferProps) => (
    <section aria-label={trigger}>
      <button type="button" onClick={() => onDone('purchased')}>
        Buy
      </button>
      <button type="button" onClick={() => onDone('skipped')}>
        Later
      </button>
    </section>
  ))
  show(<AfterOnboarding wish={wish} offer={isOnSale ? offered : undefined} onClosed={onClosed} />)
  return { status, onClosed, calls }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each<Wish>(['subscribe', 'start'])(
  'after %s the offer comes with its trigger',
  {
    tags: ['ONB-12', 'ONB-17'],
  },
  async (wish) => {
    open({ wish })
    await screen.findByRole('region', { name: 'onboarding' })
  },
)

test.each<Wish>(['subscribe', 'start'])(
  'skipping the offer after %s gives the free changes',
  {
    tags: ['ONB-13', 'ONB-14', 'MEMB-11', 'PAY-18', 'A47'],
  },
  async (wish) => {
    open({ wish })
    await screen.findByRole('region', { name: 'onboarding' })
    await press('Later')
    await screen.findByRole('dialog', { name: 'Try 5 wedding styles today, completely free!' })
    await press('Choose a style')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('region')).toBeNull()
  },
)

test('a purchase is all set', { tags: ['ONB-13', 'A47'] }, async () => {
  open({ wish: 'subscribe' })
  await screen.findByRole('region', { name: 'onboarding' })
  await press('Buy')
  await screen.findByRole('dialog', { name: "You're All Set!" })
})

test('what the offer sold does not take the offer away before it is done', {
  tags: ['ONB-13', 'PAY-18'],
}, async () => {
  const { status, onClosed } = open({ wish: 'subscribe' })
  await screen.findByRole('region', { name: 'onboarding' })
  status.hasActiveSubscription = true
  await act(refreshStatus)
  await press('Buy')
  await screen.findByRole('dialog', { name: "You're All Set!" })
  expect(onClosed).not.toHaveBeenCalled()
  await press('Choose a style')
  expect(onClosed).toHaveBeenCalledOnce()
})

test('who subscribes already gets no offer', { tags: ['ONB-13', 'PAY-05', 'A47'] }, async () => {
  open({ wish: 'start', isActive: true })
  await screen.findByRole('dialog', { name: "You're All Set!" })
  expect(screen.queryByRole('region')).toBeNull()
})

test('who came to subscribe during the steps gets no offer, although the status read a moment before says free', {
  tags: ['ONB-13', 'PAY-05', 'A47'],
}, async () => {
  serveApi({ 'GET /api/subscriptions/status': statusOf() })
  await fetchStatus()
  open({ wish: 'start', isActive: true })
  await screen.findByRole('dialog', { name: "You're All Set!" })
  expect(screen.queryByRole('region')).toBeNull()
})

test('a status older than its 30 s is asked for once before the offer', {
  tags: ['MEMB-16'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  serveApi({ 'GET /api/subscriptions/status': statusOf() })
  await fetchStatus()
  vi.setSystemTime(Date.now() + 31_000)
  const { calls } = open({ wish: 'subscribe' })
  await screen.findByRole('region', { name: 'onboarding' })
  expect(calls).toHaveLength(1)
})

test('a status that cannot be read again does not keep the offer back', {
  tags: ['ONB-12'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  open({ wish: 'start' })
  await fetchStatus()
  cleanup()
  vi.setSystemTime(Date.now() + 60_000)
  open({ wish: 'start', isDown: true })
  await screen.findByRole('region', { name: 'onboarding' })
})

test('while nothing is on sale the offer is passed over and the wish is answered truthfully', async () => {
  open({ wish: 'subscribe', isOnSale: false })
  await screen.findByRole('dialog', { name: 'Premium is not on sale yet' })
})

test('while nothing is on sale the gift leads straight to the free changes', {
  tags: ['ONB-14'],
}, async () => {
  open({ wish: 'start', isOnSale: false })
  await screen.findByRole('dialog', { name: 'Try 5 wedding styles today, completely free!' })
})

test('the device remembers that the steps are done', { tags: ['ONB-01', 'SHELL-61'] }, async () => {
  serveApi({})
  show(<Gate />)
  await press('Finish')
  expect(screen.getByText('Home start')).toBeTruthy()
  expect(window.localStorage.getItem('onboarding-completed')).toBe('true')
  expect(localKeys.onboardingCompleted).toBe('onboarding-completed')
  show(<Gate />)
  expect(screen.getByText('Home')).toBeTruthy()
})

test.each(['"no"', '7', 'yes'])(
  'where the device has kept %s of the steps they are still ahead',
  {
    tags: ['ONB-01', 'A50'],
  },
  (kept) => {
    window.localStorage.setItem('onboarding-completed', kept)
    serveApi({})
    show(<Gate />)
    expect(screen.getByRole('button', { name: 'Finish' })).toBeTruthy()
  },
)

function Gate() {
  const { isCompleted, wish, finish } = useOnboarding()
  if (isCompleted) return <p>Home {wish}</p>
  return (
    <button type="button" onClick={() => finish('start')}>
      Finish
    </button>
  )
}
