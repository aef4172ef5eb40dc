import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type AppStatus, refreshStatus } from '#server-state'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { button, meetPaywall, subscriberOf } from '../../testing/meet-paywall.tsx'

forgetEverything()

const failed = { trigger: 'default', reason: 'Permission check failed' } as const
const unreadable = {
  'GET /api/subscriptions/status': refusal(500, 'internal', 'Something went wrong.'),
}
const lastRead: AppStatus = {
  isActive: true,
  isInTrial: false,
  trialDaysRemaining: 0,
  canUseHairColorChange: true,
  canDownloadPhotos: true,
  usageRemaining: 0,
  bonusChangesRemaining: 0,
  portraitCreditsRemaining: 0,
  weeklyTransformationsRemaining: 9,
  portraitEnhancementsUsed: 0,
  portraitGenerationsRemaining: 20,
  portraitLimit: 20,
  productId: 'wedding_photos_premium_weekly',
  expirationDate: '2030-01-08T12:00:00.000Z',
  subscriptionType: 'weekly',
}
const title = 'We could not look up what is left'

test.each([
  ['still cannot be read', unreadable],
  ['can be read again', {}],
])(
  'a failed check shows the paywall with its reason when the status %s',
  {
    tags: ['MEMB-20', 'MEMB-32', 'A15', 'A74'],
  },
  async (_, routes) => {
    const { closed } = await meetPaywall({ ...failed, routes })
    const sheet = await screen.findByRole('dialog', { name: title })
    await button('Premium Weekly')
    expect(sheet.textContent).toContain('Permission check failed')
    expect(sheet.textContent).toContain('Nothing was charged.')
    expect(sheet.textContent).not.toContain('used up')
    expect(closed).not.toHaveBeenCalled()
  },
)

test.each([
  ['download_attempt', 'Downloads are part of Premium', 'Saving the full picture is part of Premium'],
  ['default', 'This collection is part of Premium.', 'This collection is part of Premium.'],
] as const)('a denial by %s speaks its own reason', { tags: ['A74'] }, async (trigger, reason, said) => {
  await meetPaywall({ trigger, reason })
  await button('Premium Weekly')
  const { textContent } = screen.getByRole('dialog')
  expect(textContent).toContain(said)
  expect(textContent).not.toContain('Permission check failed')
})

test('who turns out to subscribe goes on without a paywall', { tags: ['MEMB-32', 'PAY-05'] }, async () => {
  const { closed } = await meetPaywall({ ...failed, status: subscriberOf() })
  await expect.poll(() => closed.mock.calls).toEqual([[true]])
})

test('who subscribed when the status was last read is not sold a subscription again', {
  tags: ['MEMB-32', 'SHELL-58'],
}, async () => {
  localStorage.setItem('subscription-status', JSON.stringify(lastRead))
  await meetPaywall({ ...failed, routes: unreadable })
  await screen.findByRole('dialog', { name: title })
  await everythingAnswered()
  expect(screen.queryByRole('button', { name: /^Premium/ })).toBeNull()
})

test.each([
  ['that is fresh', 0, () => undefined],
  ['that is older than its 30 s', 31_000, () => undefined],
  ['that a refusal reads again at the same time', 0, refreshStatus],
])(
  'a paywall over a status %s asks for it once',
  { tags: ['MEMB-16', 'PAY-05'] },
  async (_, passedMs, refused) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { ask, calls } = await meetPaywall({ trigger: 'download_attempt' })
    await button('Premium Weekly')
    fireEvent.click(await button('Close'))
    await everythingAnswered()
    const asked = () => calls.filter(({ route }) => route === 'GET /api/subscriptions/status').length
    const before = asked()
    vi.setSystemTime(Date.now() + passedMs)
    void refused()
    await ask()
    await button('Premium Weekly')
    await everythingAnswered()
    expect(asked()).toBe(before + 1)
  },
)
