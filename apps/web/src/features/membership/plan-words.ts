import type { Plan } from '@ever-after/contract'
import { type IntroPrice, priceAWeek, type StorePackage, storeCopy } from '#store'
import { paywallCopy } from './paywall-copy.ts'

export interface PlanWords {
  /** The button, and what the store's sheet is opened for. */
  name: string
  /** What is billed for each period, as the store writes it. */
  price: string
  per: string
  /** What a year comes to for each week; absent for the week itself. */
  aWeek?: string
  /** What comes before the first full price; absent without a trial or a lower start. */
  beginning?: string
  renewal: string
}

/** What one plan costs, in the order in which it is paid. */
export function planWords({ plan, pkg }: { plan: Plan; pkg: StorePackage }): PlanWords {
  const { buy, per } = paywallCopy
  const price = pkg.priceString
  return {
    name: buy[plan],
    price,
    per: per[plan],
    ...(plan === 'yearly' && { aWeek: paywallCopy.aWeek(priceAWeek(pkg)) }),
    ...(pkg.introPrice && {
      beginning: paywallCopy.afterwards(beginningOf(pkg.introPrice), `${price} ${per[plan]}`),
    }),
    renewal: paywallCopy.renews[plan],
  }
}

function beginningOf(intro: IntroPrice): string {
  const first = storeCopy.first(intro)
  return intro.price === 0 ? paywallCopy.freeAtFirst(first) : `${first} ${intro.priceString}`
}
