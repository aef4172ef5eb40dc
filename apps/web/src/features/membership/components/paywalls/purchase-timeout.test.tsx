import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerSheet } from '#testing/open-store.ts'
import { forgetEverything } from '#testing/show.tsx'
import { meetPaywall, pass, subscriberOf } from '../../testing/meet-paywall.tsx'

forgetEverything()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // Who wants no motion is at the prices at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

const never = () => new Promise<Response>(() => undefined)
const silentStore = {
  'POST /sandbox-store/purchases': never,
  'GET /sandbox-store/v1/subscribers/web-stand-in': never,
}

/** Buys in the paywall of a trigger, at a store that never answers. */
async function buy({ name, ...meeting }: Parameters<typeof meetPaywall>[0] & { name: string }) {
  const met = await meetPaywall({ ...meeting, routes: silentStore })
  await vi.dynamicImportSettled()
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(10)
  await act(() => answerSheet('buy'))
  return met
}

const plan = 'Premium Weekly'
const timedOut = 'Purchase timed out. Please try again.'
const subscriber = { trigger: 'settings_upgrade', status: subscriberOf() } as const

test.each([
  ['overlay', { trigger: 'download_attempt', name: plan }, 45_000, timedOut],
  [
    'overlay’s downloads for ever',
    { trigger: 'download_attempt', name: 'Buy once for $4.99' },
    35_000,
    'Purchase timeout',
  ],
  ['animated', { trigger: 'style_change_limit', name: plan }, 35_000, timedOut],
  ['packs’', { ...subscriber, name: 'Buy 20 changes for $2.99' }, 35_000, 'Purchase timeout'],
] as const)(
  'a store that never answers is given up: %s',
  { tags: ['MEMB-66', 'ERR-05', 'ERR-10'] },
  async (_paywall, asked, limitMs, words) => {
    await buy(asked)
    await pass(limitMs - 1000)
    screen.getByRole('dialog', { name: 'Processing…' })
    await pass(1500)
    expect(screen.getByRole('alert').textContent).toContain(words)
  },
)

test('the full-screen offer gives up after 35 seconds without a word', {
  tags: ['MEMB-57', 'MEMB-66', 'ERR-05'],
}, async () => {
  const { closed, notify } = await buy({ trigger: 'onboarding', name: 'Premium Yearly' })
  await pass(34_000)
  expect(closed).not.toHaveBeenCalled()
  await pass(1500)
  expect(closed).toHaveBeenCalledExactlyOnceWith(false)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(notify).not.toHaveBeenCalled()
})
