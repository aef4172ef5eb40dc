import type { Clock } from '../infra/clock.ts'

export interface TestClock extends Clock {
  advance(ms: number): void
}

/** Real time plus whatever a test has let pass. */
export function createTestClock(): TestClock {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance(ms) {
      aheadMs += ms
    },
  }
}
