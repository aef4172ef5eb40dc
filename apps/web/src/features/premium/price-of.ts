import type { Plan } from '@ever-after/contract'
import { type IntroPrice, lengthWords, priceAWeek, type StorePackage } from '#store'
import { copy } from './copy.ts'

interface Price {
  plan: Plan
  /** What is billed, as the store writes it. */
  billed: string
  /** How often. */
  per: string
  /** What a year comes to for each week. */
  aWeek: string | undefined
  /** What it begins with: days that cost nothing, or a lower price. */
  intro: string | undefined
}

/** The price of a plan in words. */
export function priceOf(pkg: StorePackage): Price {
  const { plan = 'yearly', priceString, introPrice } = pkg
  return {
    plan,
    billed: priceString,
    per: copy.offer.per[plan],
    aWeek: plan === 'yearly' ? copy.offer.aWeek(priceAWeek(pkg)) : undefined,
    intro: introPrice ? introOf(introPrice) : undefined,
  }
}

function introOf(intro: IntroPrice): string {
  const length = lengthWords(intro)
  if (intro.price === 0) return copy.offer.trial(intro.periodNumberOfUnits === 1 ? `1 ${length}` : length)
  return copy.offer.intro({ length, price: intro.priceString })
}
