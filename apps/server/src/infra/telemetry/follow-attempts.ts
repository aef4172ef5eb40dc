import type { Attempt } from '@ever-after/engine'
import type { Clock } from '../clock.ts'
import type { Meters } from './meters.ts'
import type { Tracing } from './tracing.ts'

/** Counts each try of a hosted model, and puts it into the trace of its picture as it was. */
export function followAttempts({
  meters,
  tracing,
  clock,
}: {
  meters: Meters
  tracing: Tracing
  clock: Clock
}): (attempt: Attempt) => void {
  return (attempt) => {
    meters.countAttempt(attempt)
    const span = tracing.open({
      name: 'generate_content',
      kind: 'client',
      startedAt: new Date(clock.now().getTime() - attempt.latencyMs),
      attributes: attributesOf(attempt),
    })
    if (attempt.outcome !== 'passed') span.fail(attempt.outcome)
    span.end()
  }
}

/** OpenTelemetry's names for calls of generative models, where it has one. */
function attributesOf({ provider, model, kind, round, outcome, costUsd }: Attempt) {
  return {
    'gen_ai.operation.name': 'generate_content',
    'gen_ai.provider.name': provider,
    'gen_ai.request.model': model,
    'job.kind': kind,
    'attempt.round': round,
    'attempt.outcome': outcome,
    'attempt.cost_usd': costUsd,
  }
}
