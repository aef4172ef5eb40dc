import type { Plan } from '@ever-after/contract'
import type { IntroPrice, StorePackage } from '#store'
import { copy } from './copy.ts'

interface Price {
  plan: Plan
  /** What is billed, as the store writes it. */
  billed: string
  /** How often. */
  per: string
  /** What it begins with: days that cost nothing, or a lower price. */
  intro: string | undefined
}

/** The price of a plan in words. */
export function priceOf({ plan = 'yearly', priceString, introPrice }: StorePackage): Price {
  return {
    plan,
    billed: priceString,
    per: copy.offer.per[plan],
    intro: introPrice ? introOf(introPrice) : undefined,
  }
}

function introOf({ price, priceString, periodNumberOfUnits: count, periodUnit }: IntroPrice): string {
  const [one, many] = copy.offer.units[periodUnit]
  const length = count === 1 ? one : `${count} ${many}`
  if (price === 0) return copy.offer.trial(count === 1 ? `1 ${one}` : length)
  return copy.offer.intro({ length, price: priceString })
}
