import type { Clock } from '../../clock.ts'

export interface MovableClock extends Clock {
  /** How far this clock is ahead of the one below it. */
  aheadMs: number
}

/** Another clock's time, which can be moved ahead. */
export function createMovableClock(below: Clock, aheadMs: number): MovableClock {
  return {
    aheadMs,
    now() {
      return new Date(below.now().getTime() + this.aheadMs)
    },
  }
}
