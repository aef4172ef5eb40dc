import { expect, test } from 'vitest'
import type { PaywallTrigger } from '#server-state'
import { statusOf } from '#testing/builders.ts'
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

test.each(cases)('$trigger opens its own paywall for each person', { tags: ['PAY-01'] }, (row) => {
  const circumstances = { request: { trigger: row.trigger }, isOnSale: true, wasAnimated: false }
  expect({
    trigger: row.trigger,
    first: variantOf({ ...circumstances, status: free }),
    again: variantOf({ ...circumstances, status: free, wasAnimated: true }),
    subscriber: variantOf({ ...circumstances, status: subscriberOf() }),
    atLimit: variantOf({ ...circumstances, status: usedUp }),
  }).toEqual(row)
})

test.each([
  { who: 'a free device without a store', status: free, isOnSale: false, reason: undefined, variant: 'note' },
  {
    who: 'a subscriber without a store',
    status: usedUp,
    isOnSale: false,
    reason: undefined,
    variant: 'note',
  },
  { who: 'a failed check', status: free, isOnSale: true, reason: 'Permission check failed', variant: 'note' },
])('$who is sold nothing', ({ status, isOnSale, reason, variant }) => {
  const request = { trigger: 'style_change_limit' as const, reason }
  expect(variantOf({ request, status, isOnSale, wasAnimated: false })).toBe(variant)
})

test('who bought downloads for ever is let through to them', () => {
  const status = statusOf({ hasLifetimeDownloads: true })
  const request = { trigger: 'download_attempt' as const }
  expect(variantOf({ request, status, isOnSale: true, wasAnimated: false })).toBe('active')
})
