import { portraitsOf, type SubscriptionStatus } from '@ever-after/contract'
import { copy } from './copy.ts'

export interface BalanceLine {
  name: string
  left: number
}

/** What is left, line by line: what the person has never had, such as bonus changes, is left out. */
export function balanceOf({ hasActiveSubscription, usage }: SubscriptionStatus): BalanceLine[] {
  const own = hasActiveSubscription
    ? { name: copy.weekly, left: usage.weeklyTransformationsRemaining }
    : { name: copy.free, left: usage.remainingFreeUses }
  const bonus = { name: copy.bonus, left: usage.bonusChangesRemaining }
  const portraits = {
    name: hasActiveSubscription ? copy.weeklyPortraits : copy.freePortraits,
    left: portraitsOf(usage.portraitGenerationsRemaining),
  }
  const bonusPortraits = {
    name: copy.bonusPortraits,
    left: portraitsOf(hasActiveSubscription ? usage.portraitCreditsRemaining : 0),
  }
  return [
    own,
    ...[bonus].filter(({ left }) => left > 0),
    portraits,
    ...[bonusPortraits].filter(({ left }) => left > 0),
  ]
}
