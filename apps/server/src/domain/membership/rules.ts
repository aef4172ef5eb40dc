import { createHash } from 'node:crypto'
import type { Bucket, ErrorCode } from '@ever-after/contract'
import type { Settings } from '../../settings.ts'

/** What a creation is paid from: a change for pictures that stay, a generation for two enhanced portraits. */
export type Allowance = 'change' | 'portrait'

export type Balances = Record<Bucket, number>

/** What somebody holds of whom the ledger knows nothing. */
export const noUnits: Balances = {
  free: 0,
  welcome: 0,
  bonus: 0,
  weekly: 0,
  portrait_free: 0,
  portrait_weekly: 0,
  portrait_credit: 0,
  lifetime: 0,
}

interface Purse {
  /** In which order units are taken (decisions A10 and A17). */
  order: readonly Bucket[]
  refusal: ErrorCode
}

const purses: Record<Allowance, Record<'free' | 'subscriber', Purse>> = {
  change: {
    free: { order: ['free', 'welcome', 'bonus'], refusal: 'style_limit' },
    subscriber: { order: ['weekly', 'welcome', 'bonus'], refusal: 'weekly_limit' },
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

/** What stays of a number that names somebody once he deleted his data: enough to know it again, and no more. */
export function forgotten(name: string): string {
  return `forgotten/${createHash('sha256').update(name).digest('hex')}`
}

/** No answer of the store is waited for as long as this. */
const clockTurnedBackMs = 10 * 60 * 1000

/**
 * Whether somebody asked the store later than this and was faster. A time that is long to come is of a clock that was
 * turned back, and tells nothing.
 */
export function isOvertaken(readAt: Date, { askedAt, now }: { askedAt: Date; now: Date }): boolean {
  return readAt > askedAt && readAt.getTime() < now.getTime() + clockTurnedBackMs
}

/** A subscriber's running week and what each week gives; nothing is carried over (decision A09). */
export interface Week {
  period: string
  grants: Pick<Balances, 'weekly' | 'portrait_weekly'>
}

export const weeklyBuckets = ['weekly', 'portrait_weekly'] as const

const weekMs = 7 * 24 * 60 * 60 * 1000

export type WeekSettings = Pick<Settings, 'weeklyChanges' | 'weeklyPortraitGenerations'>

export function weekAt(
  weeksFrom: Date,
  now: Date,
  { weeklyChanges, weeklyPortraitGenerations }: WeekSettings,
): Week {
  return {
    period: startOfWeek(weeksFrom, now).toISOString(),
    grants: { weekly: weeklyChanges, portrait_weekly: weeklyPortraitGenerations },
  }
}

/** Start of the window of seven days that runs at a time. */
export function startOfWeek(weeksFrom: Date, now: Date): Date {
  const weeks = Math.max(0, Math.floor((now.getTime() - weeksFrom.getTime()) / weekMs))
  return new Date(weeksFrom.getTime() + weeks * weekMs)
}

/** Whether a period is one of the weeks that are counted from a time. */
export function isWeekOf(weeksFrom: Date, period: string): boolean {
  const sinceMs = Date.parse(period) - weeksFrom.getTime()
  return sinceMs >= 0 && sinceMs % weekMs === 0
}

/**
 * From when the weeks of a subscription are counted: its start, or as before when it follows another one whose last week
 * was still running then (decision A09).
 */
export function countWeeksFrom(
  startedAt: Date,
  previous: { weeksFrom: Date; expiresAt: Date } | undefined,
): Date {
  if (!previous) return startedAt
  const lastMoment = new Date(previous.expiresAt.getTime() - 1)
  const lastWeek = startOfWeek(previous.weeksFrom, lastMoment)
  return startedAt.getTime() < lastWeek.getTime() + weekMs ? previous.weeksFrom : startedAt
}
