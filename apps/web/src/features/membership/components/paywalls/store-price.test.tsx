import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sold } from '#testing/open-store.ts'
import { forgetEverything } from '#testing/show.tsx'
import { button, meetPaywall, subscriberOf } from '../../testing/meet-paywall.tsx'

forgetEverything()

type Sold = (typeof sold)[number]

/** The store with another price for something that is sold once. */
const sellingOnce = (id: string, cents: number) =>
  sold.map((one) => (one.id === id ? { ...one, cents } : one))

/** The store with other prices for a plan. */
const selling = (plan: Sold['plan'], changes: Partial<Sold>) =>
  sold.map((one) => (one.plan === plan ? { ...one, ...changes } : one))

test.each([
  { paywall: 'overlay', trigger: 'download_attempt', group: 'control', week: '$7.99', year: '$49.99' },
  { paywall: 'animated', trigger: 'style_change_limit', group: 'test', week: '$9.99', year: '$89.99' },
] as const)(
  'the $paywall paywall of the $group group has $week a week and $year a year',
  {
    tags: ['MEMB-51', 'MEMB-52', 'A13'],
  },
  async ({ trigger, group, week, year }) => {
    // Who wants no motion is at the prices at once.
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await meetPaywall({ trigger, group })
    await button('Premium Weekly')
    expect(document.body.textContent).toContain(`${week}a week`)
    expect(document.body.textContent).toContain(`${year}a year`)
  },
)

test.each([
  { trigger: 'download_attempt', group: 'control' },
  { trigger: 'style_change_limit', group: 'test' },
] as const)(
  'at $trigger another weekly price is shown to the $group group as the store has it',
  { tags: ['MEMB-51', 'A13'] },
  async ({ trigger, group }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await meetPaywall({ trigger, group, sells: selling('P1W', { cents: 599, currency: 'CHF' }) })
    await button('Premium Weekly')
    expect(document.body.textContent).toContain('CHF\u00a05.99a week')
    expect(document.body.textContent).not.toMatch(/\$[579]\.99/)
  },
)

test.each(['download_attempt', 'style_change_limit', 'onboarding'] as const)(
  'at %s another yearly price is shown as the store has it',
  { tags: ['MEMB-52', 'A13'] },
  async (trigger) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await meetPaywall({ trigger, sells: selling('P1Y', { cents: 5999 }) })
    await button('Premium Yearly')
    expect(document.body.textContent).toContain('$59.99a year$1.15 a week')
    expect(document.body.textContent).not.toMatch(/\$(49|89)\.99/)
  },
)

test.each([
  ['settings_upgrade', subscriberOf(), 'transformations_20', 'Buy 20 changes for $3.19'],
  ['settings_upgrade', subscriberOf(), 'transformations_40', 'Buy 40 changes for $3.19'],
  ['settings_upgrade', subscriberOf(), 'portraits', 'Buy 20 enhanced portraits for $3.19'],
  ['download_attempt', undefined, 'lifetime', 'Buy once for $3.19'],
] as const)(
  'at %s another price of %s is shown as the store has it',
  { tags: ['A13'] },
  async (trigger, status, id, name) => {
    await meetPaywall({ trigger, status, sells: sellingOnce(id, 319) })
    await button(name)
  },
)

test('the full-screen offer has a single yearly plan, at $89.99 in the test group', {
  tags: ['MEMB-52', 'MEMB-53', 'A13'],
}, async () => {
  await meetPaywall({ trigger: 'onboarding', group: 'test' })
  expect(await screen.findAllByRole('button', { name: /^Premium/ })).toHaveLength(1)
  expect(document.body.textContent).toContain('$89.99a year')
  expect(document.body.textContent).toContain('First month $8.99, then $89.99 a year')
})

test('a first price is told with the store’s period', { tags: ['MEMB-53', 'A13'] }, async () => {
  const first = { trial: undefined, intro: { period: 'P2W', cents: 299 } }
  await meetPaywall({ trigger: 'onboarding', sells: selling('P1Y', first) })
  await button('Premium Yearly')
  expect(document.body.textContent).toContain('First 2 weeks $2.99, then')
})

test.each([
  ['download_attempt', 'Premium Weekly'],
  ['style_change_limit', 'Premium Weekly'],
  ['onboarding', 'Premium Yearly'],
] as const)(
  'where the store has no first price none is told at %s',
  { tags: ['MEMB-53'] },
  async (trigger, name) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const none = { trial: undefined, intro: undefined }
    await meetPaywall({ trigger, sells: selling('P1Y', none) })
    await button(name)
    expect(document.body.textContent).toContain('$49.99a year$0.96 a weekRenews every year until you cancel')
    expect(document.body.textContent).not.toContain('First')
  },
)

const silent = {
  'GET /sandbox-store/v1/subscribers/web-stand-in/offerings': new Response('', { status: 503 }),
}
for (const trigger of ['download_attempt', 'style_change_limit', 'onboarding'] as const)
  for (const [what, store] of [
    ['does not answer', { routes: silent }],
    ['sells nothing', { sells: [] }],
  ] as const)
    test(`a store that ${what} leaves ${trigger} without a price and without a button that buys`, {
      tags: ['MEMB-51', 'MEMB-52', 'MEMB-53', 'A13'],
    }, async () => {
      vi.stubGlobal('matchMedia', () => ({ matches: true }))
      await meetPaywall({ trigger, ...store })
      await screen.findByText('No offerings available')
      expect(document.body.textContent).not.toContain('$')
      expect(screen.queryByRole('button', { name: /^Premium/ })).toBeNull()
    })
