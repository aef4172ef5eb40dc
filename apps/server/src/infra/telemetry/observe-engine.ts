import { EngineError, type EnginePool, type Job } from '@ever-after/engine'
import type { Meters } from './meters.ts'
import { type Span, type Tracing, withinSpan } from './tracing.ts'

/** An engine whose jobs are counted and stand in traces. */
export function observeEngine(
  engine: EnginePool,
  { meters, tracing }: { meters: Meters; tracing: Tracing },
): EnginePool {
  return {
    ...engine,
    run: (job, context) =>
      withinSpan(tracing, { name: 'engine run', attributes: { 'job.kind': job.kind } }, (span) =>
        counted({ meters, job, span }, () => engine.run(job, context)),
      ),
  }
}

async function counted(
  { meters, job: { kind }, span }: { meters: Meters; job: Job; span: Span },
  run: () => ReturnType<EnginePool['run']>,
): ReturnType<EnginePool['run']> {
  const startedMs = performance.now()
  const seconds = () => (performance.now() - startedMs) / 1000
  try {
    const outcome = await run()
    const { engine, model, stagesMs, costUsd } = outcome.report
    meters.countJob({ kind, outcome: 'passed', seconds: seconds(), stagesMs })
    span.set({ 'job.engine': engine, 'job.model': model, 'job.cost_usd': costUsd })
    return outcome
  } catch (error) {
    const code = error instanceof EngineError ? error.code : 'crashed'
    meters.countJob({ kind, outcome: code, seconds: seconds(), stagesMs: {} })
    throw error
  }
}
