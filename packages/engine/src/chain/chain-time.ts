import { EngineError } from '../spec/errors.ts'
import type { JobContext } from '../spec/job.ts'
import type { ChainSettings } from './hosted-engine-options.ts'

export interface ChainTimeOptions {
  clock: { now(): Date }
  settings: Pick<ChainSettings, 'drawTimeoutMs' | 'hostedTimeMs' | 'reserveMs'>
  context: Pick<JobContext, 'signal' | 'deadlineAt'>
}

/** A picture that is given less time than this would only cost money. */
const leastDrawMs = 5000

/** The time of one job: what its hosted links may use, and when it is over. */
export class ChainTime {
  readonly #options: ChainTimeOptions
  readonly #endsMs: number

  constructor(options: ChainTimeOptions) {
    this.#options = options
    const { clock, settings, context } = options
    const deadlineMs = context.deadlineAt?.getTime() ?? Infinity
    this.#endsMs = Math.min(clock.now().getTime() + settings.hostedTimeMs, deadlineMs - settings.reserveMs)
  }

  /** How long a model may draw that begins now; 0 when it is not worth beginning. */
  drawMs(): number {
    const { clock, settings } = this.#options
    const leftMs = Math.min(settings.drawTimeoutMs, this.#endsMs - clock.now().getTime())
    return leftMs < Math.min(leastDrawMs, settings.drawTimeoutMs) ? 0 : leftMs
  }

  throwIfCancelled(): void {
    if (this.#options.context.signal?.aborted) throw new EngineError('cancelled', 'The work was cancelled.')
  }
}
