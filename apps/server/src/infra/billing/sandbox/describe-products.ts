import { offeringIds, type ProductId, productIds } from '@ever-after/contract'
import { hadIntroduction } from './rules.ts'
import {
  type Duration,
  type SoldOnce,
  type SoldSubscription,
  soldOfferings,
  soldProducts,
} from './sold-products.ts'
import type { SandboxState } from './state.ts'

/** GET /v1/subscribers/{appUserId}/offerings */
export function describeOfferings() {
  return {
    current_offering_id: offeringIds.control,
    offerings: soldOfferings.map(({ packages, ...offering }) => ({
      ...offering,
      metadata: null,
      packages: Object.entries(packages).map(([identifier, productId]) => ({
        identifier,
        platform_product_identifier: productId,
      })),
    })),
    placements: null,
    targeting: null,
  }
}

interface Asked {
  appUserId: string
  accountId: string | undefined
  ids: readonly string[]
}

/** GET /rcbilling/v1/subscribers/{appUserId}/products: those that are sold, at the prices that this account would pay. */
export function describeProducts(state: SandboxState, { appUserId, accountId, ids }: Asked) {
  const isIntroduced = !state.subscriptions.some(
    (held) =>
      (accountId === undefined ? held.appUserId === appUserId : held.accountId === accountId) &&
      hadIntroduction(held),
  )
  return {
    product_details: productIds
      .filter((id) => ids.includes(id))
      .map((id) => describeProduct(id, { isIntroduced })),
  }
}

function describeProduct(identifier: ProductId, { isIntroduced }: { isIntroduced: boolean }) {
  const sold = soldProducts[identifier]
  return {
    identifier,
    product_type: sold.kind === 'subscription' ? 'subscription' : 'consumable',
    title: sold.title,
    description: null,
    default_purchase_option_id: 'base',
    purchase_options: {
      base: {
        id: 'base',
        price_id: `price_${identifier}`,
        ...(sold.kind === 'subscription' ? phasesOf(sold, isIntroduced) : priceOnceOf(sold)),
      },
    },
  }
}

function priceOnceOf({ priceMicros }: SoldOnce) {
  return { base_price: priceOf(priceMicros) }
}

function phasesOf({ lasts, priceMicros, introduction }: SoldSubscription, isIntroduced: boolean) {
  const first = isIntroduced ? introduction : undefined
  return {
    base: phase(lasts, priceMicros),
    trial: first?.periodType === 'trial' ? phase(first.lasts, null) : null,
    intro_price: first?.periodType === 'intro' ? phase(first.lasts, first.priceMicros) : null,
  }
}

function phase(period_duration: Duration, priceMicros: number | null) {
  return {
    cycle_count: 1,
    period_duration,
    price: priceMicros === null ? null : priceOf(priceMicros),
  }
}

function priceOf(amount_micros: number) {
  return { amount_micros, currency: 'USD' }
}
