import type { CampaignAction } from '@ever-after/contract'

const minuteMs = 60_000
/** Devices chosen at once, so that no transaction is long. */
const choiceMax = 1500
/** A device gets one campaign in this time. */
export const restMs = 24 * 60 * minuteMs

export interface Pace {
  ratePerMinute: number
  /** Up to when devices were chosen; null before the first. */
  pacedTo: Date | null
  now: Date
  /** How often it is asked. */
  everyMs: number
}

/** How many devices may be chosen now, and up to when that uses the rate up; what a pause left unused is lost. */
export function paceOf({ ratePerMinute, pacedTo, now, everyMs }: Pace): { count: number; pacedTo: Date } {
  const msEach = minuteMs / ratePerMinute
  const firstMs = Math.max(everyMs, msEach)
  // A minute at the most, or one device where the rate is lower than that.
  const mostMs = Math.max(minuteMs, msEach)
  const sinceMs = pacedTo ? now.getTime() - pacedTo.getTime() : firstMs
  const usableMs = Math.min(sinceMs, mostMs)
  const count = Math.min(Math.floor(usableMs / msEach + 1e-9), choiceMax)
  return { count, pacedTo: new Date(now.getTime() - usableMs + count * msEach) }
}

/** What the app reads of a message (specification section 9). */
export function dataOf(action: CampaignAction): Record<string, string> {
  switch (action.kind) {
    case 'open':
      return { route: action.route }
    case 'review':
      return { action: 'REQUEST_REVIEW' }
    case 'offer':
      return { action: 'SHOW_OFFER' }
  }
}
