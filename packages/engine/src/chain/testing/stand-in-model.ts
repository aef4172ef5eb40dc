import { EngineError } from '../../spec/errors.ts'
import type { Attempt, DrawRequest, HostedModel, Spending } from '../../spec/hosted.ts'

type Answer = string | EngineError | 'hang'

export interface StandInModel extends HostedModel {
  readonly requests: DrawRequest[]
}

/** A model that gives one answer after the other, the last one for ever: words for the stand-in pool, a failure, or nothing. */
export function createStandInModel(provider: string, ...answers: Answer[]): StandInModel {
  const requests: DrawRequest[] = []
  return {
    provider,
    model: `${provider}-1`,
    requests,
    can: () => ({ supported: true }),
    estimateUsd: () => 0.05,
    async draw(request, { signal }) {
      requests.push(request)
      const answer = answers[Math.min(requests.length, answers.length) - 1] ?? 'good'
      if (answer instanceof EngineError) throw answer
      if (answer === 'hang')
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      return { bytes: new TextEncoder().encode(answer), costUsd: 0.04 }
    },
  }
}

export interface KeptSpending extends Spending {
  readonly attempts: Attempt[]
  /** What is set aside and not settled yet. */
  readonly openUsd: () => number
  readonly spentUsd: () => number
}

/** A purse that keeps what it is told. */
export function createPurse({ budgetUsd = Infinity } = {}): KeptSpending {
  const attempts: Attempt[] = []
  let openUsd = 0
  let spentUsd = 0
  return {
    attempts,
    openUsd: () => openUsd,
    spentUsd: () => spentUsd,
    async reserve({ usd }) {
      if (openUsd + spentUsd + usd > budgetUsd + 1e-9) return false
      openUsd += usd
      return true
    },
    async settle(attempt, { usd }) {
      attempts.push(attempt)
      openUsd -= usd
      spentUsd += attempt.costUsd
    },
  }
}
