import type { Attempt, Spending } from '@ever-after/engine'
import type { Database } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import type { Budget } from './budget.ts'
import { dayOf } from './day.ts'
import { OpenEstimates } from './open-estimates.ts'
import { reserveEstimate } from './reserve-estimate.ts'
import { settleAttempt } from './settle-attempt.ts'

interface SpendingParts extends Pick<Services, 'clock'> {
  database: Database
  budget: Budget
  /** Told after an attempt was written down. */
  onAttempt: (attempt: Attempt) => void
}

/** The engine's purse: its budget and its books are the database's, shared by every worker. */
export function createSpending({ database, clock, budget, onAttempt }: SpendingParts): Spending {
  const open = new OpenEstimates()
  return {
    async reserve({ usd, label }) {
      const day = dayOf(clock.now())
      const isReserved = await reserveEstimate(database, { day, label, usd, budget })
      if (isReserved) open.add({ usd, label }, day)
      return isReserved
    },
    async settle(attempt, { usd }) {
      const estimate = { usd, label: attempt.label }
      const reservedOn = open.take(estimate)
      const today = dayOf(clock.now())
      await settleAttempt(database, { attempt, estimate: reservedOn ? usd : 0, day: reservedOn ?? today })
      onAttempt(attempt)
    },
  }
}
