import { EngineError } from '../spec/errors.ts'
import type { HostedModel } from '../spec/hosted.ts'
import type { Outcome } from '../spec/job.ts'
import type { SharedRun } from './run-chain.ts'
import type { Variant } from './takes.ts'
import { type Round, tryOnce } from './try-once.ts'

export interface ModelTry extends SharedRun {
  model: HostedModel
  variant: Variant
}

/** What came of one link; money may have been spent either way. */
export type Tried = { costUsd: number; drawMs: number } & ({ outcome: Outcome } | { failure: EngineError })

/** Lets one model draw and asks once more, in firmer words, for a picture that is not good enough. */
export async function tryModel(attempt: ModelTry): Promise<Tried> {
  const { model, job, settings, log } = attempt
  const total = { costUsd: 0, drawMs: 0 }
  const support = model.can(job.kind)
  if (!support.supported)
    return { failure: new EngineError('provider_unavailable', support.reason), ...total }
  let round: Round = { number: 1 }
  for (;;) {
    const tried = await tryOnce(attempt, round)
    total.costUsd += tried.costUsd
    total.drawMs += tried.drawMs
    if ('outcome' in tried) return { outcome: tried.outcome, ...total }
    const { code, reason, message } = tried.failure
    log.warn(
      {
        provider: model.provider,
        model: model.model,
        kind: job.kind,
        round: round.number,
        code,
        reason,
        message,
      },
      'hosted picture failed',
    )
    // What was not drawn now will not be drawn in a second; a picture that was refused may come out better.
    if (!tried.isDrawn) return { failure: round.refused ?? tried.failure, ...total }
    if (round.number >= settings.rounds) return { failure: tried.failure, ...total }
    round = { number: round.number + 1, refused: tried.failure }
  }
}
