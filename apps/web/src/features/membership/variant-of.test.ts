import { expect, test } from 'vitest'
import type { PaywallTrigger } from '#server-state'
import { statusOf } from '#testing/builders.ts'
import { doorWords } from './copy.ts'
import { subscriberOf } from './testing/meet-paywall.tsx'
import { type Variant, variantOf } from './variant-of.ts'

const free = statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0 })
const usedUp = subscriberOf({
  weeklyTransformationsRemaining: 0,
  bonusChangesRemaining: 0,
  portraitGenerationsRemaining: 0,
})

interface Case {
  trigger: PaywallTrigger
  first: Variant
  again: Variant
  /** For a subscriber with units left, and without. */
  subscriber: Variant
  atLimit: Variant
}

const cases: Case[] = [
  { trigger: 'app_launch', first: 'animated', again: 'overlay', subscriber: 'active', atLimit: 'active' },
  {
    trigger: 'style_change_limit',
    first: 'animated',
    again: 'overlay',
    subscriber: 'active',
    atLimit: 'packs',
  },
  {
    trigger: 'dress_tryon_limit',
    first: 'animated',
    again: 'overlay',
    subscriber: 'active',
    atLimit: 'packs',
  },
  {
    trigger: 'portrait_enhancement_limit',
    first: 'animated',
    again: 'overlay',
    subscriber: 'active',
    atLimit: 'packs',
  },
  {
    trigger: 'download_attempt',
    first: 'overlay',
    again: 'overlay',
    subscriber: 'active',
    atLimit: 'active',
  },
  { trigger: 'default', first: 'overlay', again: 'overlay', subscriber: 'active', atLimit: 'active' },
  {
    trigger: 'onboarding',
    first: 'full-screen',
    again: 'full-screen',
    subscriber: 'active',
    atLimit: 'active',
  },
  { trigger: 'subscription_info', first: 'overlay', again: 'overlay', subscriber: 'packs', atLimit: 'packs' },
  { trigger: 'settings_upgrade', first: 'overlay', again: 'overlay', subscriber: 'packs', atLimit: 'packs' },
  {
    trigger: 'premium_transformation_limit',
    first: 'overlay',
    again: 'overlay',
    subscriber: 'packs',
    atLimit: 'packs',
  },
  {
    trigger: 'premium_portrait_limit',
    first: 'overlay',
    again: 'overlay',
    subscriber: 'packs',
    atLimit: 'packs',
  },
]

test('a paywall has the triggers of the specification and no other', { tags: ['PAY-01'] }, () => {
  expect(Object.keys(doorWords).sort()).toEqual(cases.map(({ trigger }) => trigger).sort())
})

test.each(cases)(
  '$trigger opens its own paywall for each person',
  { tags: ['DRESS-22', 'PAY-01', 'PAY-05', 'A11', 'A42', 'A43'] },
  (row) => {
    const circumstances = { request: { trigger: row.trigger }, isOnSale: true, wasAnimated: false }
    expect({
      trigger: row.trigger,
      first: variantOf({ ...circumstances, status: free }),
      again: variantOf({ ...circumstances, status: free, wasAnimated: true }),
      subscriber: variantOf({ ...circumstances, status: subscriberOf() }),
      atLimit: variantOf({ ...circumstances, status: usedUp }),
    }).toEqual(row)
  },
)

test.each([
  { who: 'a free device', status: free },
  { who: 'a subscriber', status: usedUp },
])('$who is sold nothing without a store', ({ status }) => {
  const request = { trigger: 'style_change_limit' as const, isFullScreen: true }
  expect(variantOf({ request, status, isOnSale: false, wasAnimated: false })).toBe('note')
})

test('a message’s offer fills the screen whatever its trigger, and is not for a subscriber', {
  tags: ['NATIVE-15', 'PAY-05', 'A62'],
}, () => {
  const request = { trigger: 'default' as const, isFullScreen: true }
  const variants = [free, subscriberOf()].map((status) =>
    variantOf({ request, status, isOnSale: true, wasAnimated: false }),
  )
  expect(variants).toEqual(['full-screen', 'active'])
})

test('who bought downloads for ever is let through to them', { tags: ['MEMB-26'] }, () => {
  const status = statusOf({ hasLifetimeDownloads: true })
  const request = { trigger: 'download_attempt' as const }
  expect(variantOf({ request, status, isOnSale: true, wasAnimated: false })).toBe('active')
})
