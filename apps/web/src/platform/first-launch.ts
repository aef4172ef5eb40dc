import { localKeys } from '@ever-after/contract'
import { localStore } from './storage.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Writes down the day of the first start, once. */
export function rememberFirstLaunch(now: Date = new Date()): void {
  if (readFirstLaunch() === undefined) localStore.write(localKeys.firstLaunchDate, now.toISOString())
}

/** Whole days since the first start; 0 when that is not known. */
export function daysSinceFirstLaunch(now: Date = new Date()): number {
  const first = readFirstLaunch()
  return first === undefined ? 0 : Math.floor((now.getTime() - first) / dayMs)
}

function readFirstLaunch(): number | undefined {
  const text = localStore.read(localKeys.firstLaunchDate)
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
