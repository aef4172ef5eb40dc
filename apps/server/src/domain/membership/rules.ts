import type { ErrorCode } from '@ever-after/contract'
import type { Bucket } from '../../infra/database/tables.ts'
import type { Settings } from '../../settings.ts'

/** What a creation is paid from: a change for pictures that stay, a generation for two enhanced portraits. */
export type Allowance = 'change' | 'portrait'

export type Balances = Record<Bucket, number>

interface Purse {
  /** In which order units are taken (decisions A10 and A17). */
  order: readonly Bucket[]
  refusal: ErrorCode
}

const purses: Record<Allowance, Record<'free' | 'subscriber', Purse>> = {
  change: {
    free: { order: ['free', 'welcome'], refusal: 'style_limit' },
    subscriber: { order: ['weekly', 'welcome'], refusal: 'weekly_limit' },
  },
  portrait: {
    free: { order: ['portrait_free'], refusal: 'portrait_limit' },
    subscriber: { order: ['portrait_weekly', 'portrait_credit'], refusal: 'weekly_portrait_limit' },
  },
}

export function purseOf(allowance: Allowance, isSubscriber: boolean): Purse {
  return purses[allowance][isSubscriber ? 'subscriber' : 'free']
}

/** The bucket that the next creation is paid from; undefined when nothing is left. */
export function chooseBucket({ order }: Purse, balances: Balances): Bucket | undefined {
  return order.find((bucket) => balances[bucket] > 0)
}

/** What continues when an installation registers again; bought units come back by restoring (decision A20). */
export const firstBuckets = ['free', 'welcome', 'portrait_free'] as const

/** A subscriber's running week and what each week gives; nothing is carried over (decision A09). */
export interface Week {
  period: string
  grants: Pick<Balances, 'weekly' | 'portrait_weekly'>
}

const weekMs = 7 * 24 * 60 * 60 * 1000

export function weekAt(
  weeksFrom: Date,
  now: Date,
  { weeklyChanges, weeklyPortraitGenerations }: Pick<Settings, 'weeklyChanges' | 'weeklyPortraitGenerations'>,
): Week {
  const weeks = Math.max(0, Math.floor((now.getTime() - weeksFrom.getTime()) / weekMs))
  return {
    period: new Date(weeksFrom.getTime() + weeks * weekMs).toISOString(),
    grants: { weekly: weeklyChanges, portrait_weekly: weeklyPortraitGenerations },
  }
}
