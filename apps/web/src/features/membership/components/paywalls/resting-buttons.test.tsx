import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetEverything } from '#testing/show.tsx'
import { button, meetPaywall, subscriberOf } from '../../testing/meet-paywall.tsx'

forgetEverything()
beforeEach(() => {
  // Who wants no motion is at the prices at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

function leaveUnanswered(productId: string): void {
  const payment = { productId, startedAtMs: Date.now(), heardAtMs: Date.now(), isPending: false }
  localStorage.setItem('ever-after.open-payments', JSON.stringify([payment]))
}

const weekly = 'wedding_photos_premium_weekly'

test.each([
  ['overlay', 'download_attempt', weekly, 'Premium Weekly'],
  ['overlay', 'download_attempt', weekly, 'Premium Yearly'],
  ['animated', 'style_change_limit', weekly, 'Premium Weekly'],
  ['full-screen', 'onboarding', weekly, 'Premium Yearly'],
  ['overlay', 'download_attempt', 'one_time_premium_credit', 'Buy once for $4.99'],
] as const)(
  'in the %s paywall at %s an unanswered payment of %s rests the button %s',
  { tags: ['A44'] },
  async (_paywall, trigger, productId, name) => {
    leaveUnanswered(productId)
    await meetPaywall({ trigger })
    expect(await button(name)).toHaveProperty('disabled', true)
  },
)

test('an unanswered payment of a pack rests its button only', { tags: ['A44'] }, async () => {
  leaveUnanswered('bonus_transformations_20')
  await meetPaywall({ trigger: 'settings_upgrade', status: subscriberOf() })
  await screen.findByText('Waiting')
  expect(screen.queryByRole('button', { name: /^Buy 20 changes/ })).toBeNull()
  expect(await button('Buy 40 changes for $4.99')).toHaveProperty('disabled', false)
})
