import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError } from '../../spec/errors.ts'
import type { JobContext, Stage } from '../../spec/job.ts'

/** Reports stages, measures them, and stops a cancelled job between steps. */
export class StageClock {
  readonly stagesMs: Record<string, number> = {}
  readonly #context: JobContext
  #lastMs = performance.now()

  constructor(context: JobContext) {
    this.#context = context
  }

  /** Tells that a stage begins; lets a waiting cancellation through first. */
  async begin(stage: Stage, fraction: number): Promise<void> {
    await nextTurn()
    if (this.#context.signal?.aborted) throw new EngineError('cancelled', 'The work was cancelled.')
    this.#context.onStage?.(stage, fraction)
  }

  /** Books the time since the last lap under a name. */
  lap(name: string): void {
    const nowMs = performance.now()
    this.stagesMs[name] = Math.round((this.stagesMs[name] ?? 0) + nowMs - this.#lastMs)
    this.#lastMs = nowMs
  }
}
