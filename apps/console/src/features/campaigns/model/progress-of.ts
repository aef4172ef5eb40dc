import type { Campaign } from '@ever-after/contract'

/** How many devices are done with, of how many. Some come and go while a campaign runs, so what was done may be more. */
export function progressOf({ devices, results, state }: Campaign): { done: number; all: number } {
  const { waiting, sent, failed, dead, skipped } = results
  const done = sent + failed + dead + skipped
  return { done, all: state === 'completed' ? done : Math.max(devices, done + waiting) }
}

/** The state as it is read: a campaign that was resumed waits for its turn, but has begun. */
export function stageOf({ state, results }: Campaign): Campaign['state'] {
  const { waiting, sent, failed, dead, skipped } = results
  const hasBegun = waiting + sent + failed + dead + skipped > 0
  return state === 'scheduled' && hasBegun ? 'sending' : state
}

/** Whole percent of the sent messages that were tapped. */
export function tappedShare({ results: { sent, tapped } }: Campaign): number {
  return sent === 0 ? 0 : Math.min(100, Math.round((100 * tapped) / sent))
}
