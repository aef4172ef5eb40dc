import { listPriceCents } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sold } from '#testing/open-store.ts'
import { forgetEverything } from '#testing/show.tsx'
import { button, meetPaywall } from '../../testing/meet-paywall.tsx'

forgetEverything()

type Sold = (typeof sold)[number]

/** The store with other prices for a plan. */
const selling = (plan: Sold['plan'], changes: Partial<Sold>) =>
  sold.map((one) => (one.plan === plan ? { ...one, ...changes } : one))
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const { weekly, yearly, intro } = listPriceCents

for (const cents of Object.values(weekly))
  test(`a week costs ${dollars(cents)} where the store charges it`, { tags: ['MEMB-51'] }, async () => {
    await meetPaywall({ trigger: 'download_attempt', sells: selling('P1W', { cents }) })
    await button('Premium Weekly')
    expect(document.body.textContent).toContain(`${dollars(cents)}a week`)
  })

test('the full-screen offer has a single yearly plan at the store’s price', {
  tags: ['MEMB-52'],
}, async () => {
  await meetPaywall({ trigger: 'onboarding', sells: selling('P1Y', { cents: yearly.fullScreen }) })
  expect(await screen.findAllByRole('button', { name: /^Premium/ })).toHaveLength(1)
  expect(document.body.textContent).toContain(`${dollars(yearly.fullScreen)}a year`)
})

test('the other paywalls have the yearly plan at the store’s price', { tags: ['MEMB-52'] }, async () => {
  await meetPaywall({ trigger: 'download_attempt', sells: selling('P1Y', { cents: yearly.usual }) })
  await button('Premium Yearly')
  expect(document.body.textContent).toContain(`${dollars(yearly.usual)}a year`)
})

test('a first price is told with the store’s period', { tags: ['MEMB-53'] }, async () => {
  const first = { trial: undefined, intro: { period: 'P2W', cents: intro } }
  await meetPaywall({ trigger: 'onboarding', sells: selling('P1Y', first) })
  await button('Premium Yearly')
  expect(document.body.textContent).toContain(`First 2 weeks ${dollars(intro)}, then`)
})

test('where the store has no first price none is told', { tags: ['MEMB-53'] }, async () => {
  const none = { trial: undefined, intro: undefined }
  await meetPaywall({ trigger: 'onboarding', sells: selling('P1Y', none) })
  await button('Premium Yearly')
  expect(document.body.textContent).not.toContain('First')
})

for (const trigger of ['download_attempt', 'onboarding'] as const)
  test(`a store that does not answer leaves ${trigger} without a price and without a button that buys`, {
    tags: ['MEMB-51', 'MEMB-52', 'MEMB-53'],
  }, async () => {
    await meetPaywall({ trigger, sells: [] })
    await screen.findByText('No offerings available')
    expect(document.body.textContent).not.toContain('$')
    expect(screen.queryByRole('button', { name: /^Premium/ })).toBeNull()
  })
