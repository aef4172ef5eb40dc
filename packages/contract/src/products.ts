/** What a purchase gives, besides Premium itself (decision A12). */
export interface Grants {
  bonusChanges?: number
  /** One generation makes two enhanced portraits (decision A02). */
  portraitCredits?: number
  lifetimeDownloads?: boolean
}

export type Plan = 'weekly' | 'yearly'
export type PackId = 'transformations_20' | 'transformations_40' | 'portraits'

export interface SubscriptionProduct {
  kind: 'subscription'
  plan: Plan
}

export interface OneTimeProduct {
  kind: 'one_time'
  /** How POST /purchases/one-time names it; portrait credits have a call of their own. */
  type: 'lifetime_downloads' | 'bonus_transformations' | 'portrait_credits'
  packId?: PackId
  grants: Grants
}

/** Everything that is sold, by the store's product id. */
export const products = {
  wedding_photos_premium_weekly: { kind: 'subscription', plan: 'weekly' },
  wedding_photos_premium_yearly: { kind: 'subscription', plan: 'yearly' },
  wedding_photos_premium_weekly_v2: { kind: 'subscription', plan: 'weekly' },
  wedding_photos_premium_yearly_v2: { kind: 'subscription', plan: 'yearly' },
  one_time_premium_credit: {
    kind: 'one_time',
    type: 'lifetime_downloads',
    grants: { lifetimeDownloads: true, bonusChanges: 15 },
  },
  bonus_transformations_20: {
    kind: 'one_time',
    type: 'bonus_transformations',
    packId: 'transformations_20',
    grants: { bonusChanges: 20 },
  },
  bonus_transformations_40: {
    kind: 'one_time',
    type: 'bonus_transformations',
    packId: 'transformations_40',
    grants: { bonusChanges: 40 },
  },
  portrait_credits_10: {
    kind: 'one_time',
    type: 'portrait_credits',
    packId: 'portraits',
    grants: { portraitCredits: 10 },
  },
} as const satisfies Record<string, SubscriptionProduct | OneTimeProduct>

export type ProductId = keyof typeof products
export type Product = SubscriptionProduct | OneTimeProduct

export const productIds = Object.keys(products) as ProductId[]

/** What is sold under this id; undefined for what this version does not know. */
export function productOf(id: string): Product | undefined {
  return Object.hasOwn(products, id) ? products[id as ProductId] : undefined
}

/** Offerings by name: what a group of the price test sees, and the packs. */
export const offeringIds = { control: 'default', test: 'v2_pricing', credits: 'credits' } as const

/** The entitlement that Premium is in the store's own terms (MEMB-02). */
export const premiumEntitlement = 'premium'

/**
 * The specification's prices in US cents, by the surface that it names them for. The sandbox sells at them; the app shows what
 * the store says, or no price (docs/decisions/0010-store-price-or-no-price.md).
 */
export const listPriceCents = {
  weekly: { overlay: 799, animated: 999, offer: 499 },
  yearly: { usual: 4999, fullScreen: 8999 },
  intro: 899,
  packs: { transformations_20: 299, transformations_40: 499, portraits: 299 },
  lifetime: 499,
} as const
