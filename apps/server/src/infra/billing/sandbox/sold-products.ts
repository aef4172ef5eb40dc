import { listPriceCents, offeringIds, type ProductId } from '@ever-after/contract'

export type Duration = 'P3D' | 'P1W' | 'P1M' | 'P1Y'

interface Introduction {
  periodType: 'trial' | 'intro'
  lasts: Duration
  priceMicros: number
}

export interface SoldSubscription {
  kind: 'subscription'
  title: string
  priceMicros: number
  lasts: Duration
  /** How the first period differs, once for each store account. */
  introduction?: Introduction
}

export interface SoldOnce {
  kind: 'one_time'
  title: string
  priceMicros: number
}

const { weekly, yearly, intro, packs, lifetime } = listPriceCents

/** What the store charges for everything that is sold. */
export const soldProducts: Record<ProductId, SoldSubscription | SoldOnce> = {
  wedding_photos_premium_weekly: {
    kind: 'subscription',
    title: 'Premium, weekly',
    priceMicros: micros(weekly.overlay),
    lasts: 'P1W',
  },
  wedding_photos_premium_yearly: {
    kind: 'subscription',
    title: 'Premium, yearly',
    priceMicros: micros(yearly.usual),
    lasts: 'P1Y',
    introduction: { periodType: 'trial', lasts: 'P3D', priceMicros: 0 },
  },
  wedding_photos_premium_weekly_v2: {
    kind: 'subscription',
    title: 'Premium, weekly',
    priceMicros: micros(weekly.animated),
    lasts: 'P1W',
  },
  wedding_photos_premium_yearly_v2: {
    kind: 'subscription',
    title: 'Premium, yearly',
    priceMicros: micros(yearly.fullScreen),
    lasts: 'P1Y',
    introduction: { periodType: 'intro', lasts: 'P1M', priceMicros: micros(intro) },
  },
  one_time_premium_credit: { kind: 'one_time', title: 'Lifetime downloads', priceMicros: micros(lifetime) },
  bonus_transformations_20: {
    kind: 'one_time',
    title: '20 changes',
    priceMicros: micros(packs.transformations_20),
  },
  bonus_transformations_40: {
    kind: 'one_time',
    title: '40 changes',
    priceMicros: micros(packs.transformations_40),
  },
  portrait_credits_10: {
    kind: 'one_time',
    title: '20 enhanced portraits',
    priceMicros: micros(packs.portraits),
  },
}

interface SoldOffering {
  identifier: string
  description: string
  /** Products by the name of their package. */
  packages: Readonly<Record<string, ProductId>>
}

export const soldOfferings: readonly SoldOffering[] = [
  {
    identifier: offeringIds.control,
    description: 'Premium',
    packages: {
      $rc_weekly: 'wedding_photos_premium_weekly',
      $rc_annual: 'wedding_photos_premium_yearly',
    },
  },
  {
    identifier: offeringIds.test,
    description: 'Premium at the prices of the test',
    packages: {
      $rc_weekly: 'wedding_photos_premium_weekly_v2',
      $rc_annual: 'wedding_photos_premium_yearly_v2',
    },
  },
  {
    identifier: offeringIds.credits,
    description: 'Bought once',
    packages: {
      transformations_20: 'bonus_transformations_20',
      transformations_40: 'bonus_transformations_40',
      portraits: 'portrait_credits_10',
      lifetime: 'one_time_premium_credit',
    },
  },
]

/** The name of a product in RevenueCat's version 2, which is not the store's. */
export function catalogueId(productId: ProductId): string {
  return `prod_${productId}`
}

function micros(cents: number): number {
  return cents * 10_000
}
