import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerSheet } from '#testing/open-store.ts'
import { forgetEverything } from '#testing/show.tsx'
import { meetPaywall, pass, passUntil, subscriberOf } from '../../testing/meet-paywall.tsx'

forgetEverything()
beforeEach(() => void vi.useFakeTimers())

const meet = (rest: object = {}) => meetPaywall({ trigger: 'style_change_limit', ...rest })
const said = () => screen.getByRole('status').textContent
const drawn = () => ({
  wands: document.querySelectorAll('.lucide-wand-sparkles').length,
  sparkles: document.querySelectorAll('.lucide-sparkles').length,
})
const close = () => screen.queryByRole('button', { name: 'Close' })
/** There is no close button, and Escape changes nothing. */
const staysOpen = async () => {
  const words = said()
  expect(close()).toBeNull()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await pass(0)
  expect(said()).toBe(words)
}
const advance = async () => {
  fireEvent.click(screen.getByRole('button', { name: /Tap to go on/ }))
  await pass(0)
}
/** The store's part comes with an import of its own, which no fake clock hurries. */
const seePrices = async () => {
  await vi.dynamicImportSettled()
  await pass(50)
}
const toPricing = async () => {
  await pass(0)
  while (screen.queryByRole('button', { name: /Tap to go on/ })) await advance()
  await seePrices()
}

test('the stages follow each other at their times and end at the prices', {
  tags: ['PAY-07', 'PAY-08', 'PAY-16', 'PAY-17', 'MEMB-10', 'A68'],
}, async () => {
  await meet()
  await pass(0)
  await pass(99)
  expect(said()).toBe('One moment')
  await staysOpen()
  await pass(1)
  expect(said()).toBe('Your free changes are used up')
  await pass(2999)
  expect(said()).toBe('Your free changes are used up')
  await pass(1)
  expect(said()).toBe('But the day is not over')
  expect(drawn()).toEqual({ wands: 1, sparkles: 0 })
  await staysOpen()
  await pass(849)
  expect(said()).toBe('But the day is not over')
  await pass(1)
  expect(said()).toBe('There is so much more of you two to see')
  expect(drawn()).toEqual({ wands: 0, sparkles: 5 })
  await pass(2999)
  await staysOpen()
  await pass(1)
  await seePrices()
  screen.getByRole('heading', { name: 'Many more of the two of you' })
  screen.getByText(/3 free style changes and 2 more as a welcome gift/)
  screen.getByText(/cancel in your App Store account at least 24 hours before the period ends/)
  screen.getByRole('button', { name: 'Premium Weekly' })
  screen.getByRole('button', { name: 'Buy once for $4.99' })
})

test.each([
  ['style_change_limit', 'Transformation limit reached', 'Your free changes are used up'],
  ['dress_tryon_limit', 'Transformation limit reached', 'Your free changes are used up'],
  ['portrait_enhancement_limit', 'Portrait enhancement limit reached', 'Your free portraits are used up'],
] as const)(
  'a denial by %s speaks its reason in the scene and above the prices',
  {
    tags: ['A74'],
  },
  async (trigger, reason, title) => {
    await meetPaywall({ trigger, reason })
    await pass(100)
    expect(said()).toBe(`${title}${reason}`)
    await advance()
    expect(said()).toBe('But the day is not over')
    await toPricing()
    screen.getByRole('heading', { name: 'Many more of the two of you' })
    // Sentences of the specification are said, not shouted.
    expect(screen.getByText(reason).closest('.eyebrow')).toBeNull()
    expect(document.body.textContent).not.toContain('Permission check failed')
  },
)

test.each(['app_launch', 'dress_tryon_limit', 'portrait_enhancement_limit'] as const)(
  'at %s, too, the prices stand under what was free',
  { tags: ['MEMB-10', 'PAY-16', 'PAY-17'] },
  async (trigger) => {
    await meetPaywall({ trigger })
    await toPricing()
    screen.getByText(/Everyone begins with 5 changes: 3 free style changes and 2 more/)
    screen.getByText(/cancel in your App Store account at least 24 hours before the period ends/)
  },
)

test('a tap and a key go on to the next stage', { tags: ['A68'] }, async () => {
  await meet()
  await pass(100)
  await advance()
  expect(said()).toBe('But the day is not over')
  fireEvent.keyDown(screen.getByRole('button', { name: /Tap to go on/ }), { key: 'ArrowRight' })
  await pass(0)
  expect(said()).toBe('There is so much more of you two to see')
  fireEvent.keyDown(screen.getByRole('button', { name: /Tap to go on/ }), { key: 'Tab' })
  await pass(0)
  expect(said()).toBe('There is so much more of you two to see')
})

test('only the close button of the prices closes it', { tags: ['PAY-02', 'PAY-08', 'A68'] }, async () => {
  const { closed } = await meet()
  await pass(100)
  expect(said()).toBe('Your free changes are used up')
  await staysOpen()
  await toPricing()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await pass(0)
  expect(closed).not.toHaveBeenCalled()
  fireEvent.click(close()!)
  await pass(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(closed).toHaveBeenCalledExactlyOnceWith(false)
})

test('nothing closes it during a purchase, and a cancelled one leads back to the prices without a word', {
  tags: ['MEMB-59', 'PAY-09', 'PAY-14'],
}, async () => {
  const { closed, notify } = await meet()
  await toPricing()
  fireEvent.click(screen.getByRole('button', { name: 'Premium Weekly' }))
  await pass(50)
  screen.getByRole('dialog', { name: 'Processing…' })
  expect(close()).toBeNull()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await pass(0)
  screen.getByRole('dialog', { name: 'Processing…' })
  expect(closed).not.toHaveBeenCalled()
  const answered = answerSheet('cancel')
  await pass(100)
  await answered
  await pass(0)
  screen.getByRole('button', { name: 'Premium Weekly' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect([closed.mock.calls, notify.mock.calls]).toEqual([[], []])
})

test('a restore without a subscription says so at the prices, two seconds later', {
  tags: ['MEMB-60', 'ERR-23', 'A45'],
}, async () => {
  const { closed } = await meet()
  await toPricing()
  fireEvent.click(screen.getByRole('button', { name: 'Restore Purchases' }))
  await pass(1900)
  screen.getByRole('dialog', { name: 'Processing…' })
  await pass(200)
  expect(screen.getByRole('alert').textContent).toContain('No active subscriptions found to restore')
  screen.getByRole('button', { name: 'Premium Weekly' })
  expect(closed).not.toHaveBeenCalled()
})

test('who subscribes already is let through before the first stage', {
  tags: ['PAY-05', 'A43'],
}, async () => {
  const { closed } = await meet({ status: subscriberOf() })
  await pass(50)
  expect(closed).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [{ outcome: 'what' }, 0, 'Subscription failed. Please try again.'],
  [() => new Promise<Response>(() => undefined), 35_000, 'Purchase timed out. Please try again.'],
] as const)(
  'a purchase without an outcome is told at the prices: %#',
  {
    tags: ['ERR-05', 'ERR-11', 'MEMB-58', 'A45'],
  },
  async (answer, waitMs, words) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const routes = {
      'POST /sandbox-store/purchases': answer,
      'GET /sandbox-store/v1/subscribers/web-stand-in': () => new Promise<Response>(() => undefined),
    }
    await meet({ routes })
    await toPricing()
    fireEvent.click(screen.getByRole('button', { name: 'Premium Weekly' }))
    await pass(50)
    await act(() => answerSheet('buy'))
    await pass(waitMs + 500)
    expect(screen.getByRole('alert').textContent).toContain(words)
    screen.getByRole('button', { name: 'Premium Weekly' })
  },
)

test('a subscription bought there says welcome, which nothing closes before its time', {
  tags: ['MEMB-56', 'PAY-09', 'PAY-14'],
}, async () => {
  const { closed, subscribe } = await meet()
  await toPricing()
  fireEvent.click(screen.getByRole('button', { name: 'Premium Yearly' }))
  await pass(50)
  subscribe()
  await act(() => answerSheet('buy'))
  await pass(100)
  const success = screen.getByRole('dialog', { name: 'Welcome to Premium!' })
  expect(close()).toBeNull()
  fireEvent.keyDown(success, { key: 'Escape' })
  await pass(0)
  expect(closed).not.toHaveBeenCalled()
  const stoodMs = await passUntil(() => success.className.includes('animate-leave'))
  expect(stoodMs).toBeGreaterThan(1850)
  expect(stoodMs).toBeLessThanOrEqual(2000)
  await pass(280)
  expect(closed).not.toHaveBeenCalled()
  await pass(20)
  expect(closed).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who wants no motion comes to the prices at once', { tags: ['A68'] }, async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
  }))
  await meet()
  await seePrices()
  screen.getByRole('button', { name: 'Premium Weekly' })
  expect(close()).toBeTruthy()
})

test('a second showing in the session is the overlay', { tags: ['A68'] }, async () => {
  const { ask } = await meet()
  await toPricing()
  fireEvent.click(close()!)
  await pass(0)
  await ask()
  await seePrices()
  screen.getByRole('dialog', { name: 'Your free changes are used up' })
  screen.getByRole('button', { name: 'Premium Weekly' })
})

test('after a reload the second showing begins at the prices, too', { tags: ['PAY-07', 'A68'] }, async () => {
  await meet()
  await toPricing()
  fireEvent.click(close()!)
  await pass(0)
  cleanup()
  await meet()
  await seePrices()
  expect(screen.queryByRole('button', { name: /Tap to go on/ })).toBeNull()
  screen.getByRole('button', { name: 'Premium Weekly' })
  expect(close()).toBeTruthy()
})
