import type { Plan } from '@ever-after/contract'
import { type IntroPrice, priceAWeek, type StorePackage, storeCopy } from '#store'
import { copy } from './copy.ts'

interface Price {
  plan: Plan
  /** What is billed, as the store writes it. */
  billed: string
  /** How often. */
  per: string
  /** What a year comes to for each week. */
  aWeek: string | undefined
  /** What it begins with, days that cost nothing or a lower price, and what follows. */
  beginning: string | undefined
}

/** The price of a plan in words. */
export function priceOf(pkg: StorePackage): Price {
  const { plan = 'yearly', priceString, introPrice } = pkg
  const per = copy.offer.per[plan]
  return {
    plan,
    billed: priceString,
    per,
    aWeek: plan === 'yearly' ? copy.offer.aWeek(priceAWeek(pkg)) : undefined,
    beginning: introPrice ? `${introOf(introPrice)} ${priceString} ${per}` : undefined,
  }
}

function introOf(intro: IntroPrice): string {
  if (intro.price === 0) return copy.offer.trial(storeCopy.span(intro))
  return copy.offer.intro({ first: storeCopy.first(intro), price: intro.priceString })
}
