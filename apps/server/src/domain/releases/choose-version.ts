import { z } from 'zod'

const timestamp = z.iso.datetime({ offset: true })

/** A clock that is further ahead is not believed; nothing could follow its timestamps. */
const patienceMs = 24 * 60 * 60 * 1000

interface Versions {
  /** The one that the editor sent. */
  asked: string | undefined
  current: string
  now: Date
}

/** The editor's timestamp when it is newer than what is there, or else a later one (decision A29). */
export function chooseVersion({ asked, current, now }: Versions): string {
  const currentMs = timeOf(current)
  const askedMs = asked === undefined ? 0 : timeOf(asked)
  if (asked !== undefined && askedMs > currentMs && askedMs <= now.getTime() + patienceMs) return asked
  return new Date(Math.max(now.getTime(), currentMs + 1)).toISOString()
}

/** Milliseconds, written as such or as a date; 0 for anything else. */
function timeOf(version: string): number {
  if (/^\d{10,13}$/.test(version)) return Number(version)
  return timestamp.safeParse(version).success ? Date.parse(version) : 0
}
