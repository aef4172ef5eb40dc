import { dayInWords } from '#platform/day-in-words.ts'
import type { AppStatus } from '#server-state'
import { copy } from './copy.ts'

/** What the plan card counts: free devices their gift, subscribers their week, a trial its days. */
export function planLines(status: AppStatus): { name: string; value: number | string }[] {
  const { isActive, isInTrial, expirationDate, bonusChangesRemaining: bonus } = status
  return [
    isActive
      ? { name: copy.changesWeekly, value: status.weeklyTransformationsRemaining + bonus }
      : { name: copy.changes, value: status.usageRemaining + bonus },
    ...(bonus > 0 ? [{ name: copy.bonus, value: bonus }] : []),
    ...(isInTrial ? [{ name: copy.trialDays, value: status.trialDaysRemaining }] : []),
    ...(isActive && expirationDate ? [{ name: copy.renews, value: dayInWords(expirationDate) }] : []),
  ]
}
