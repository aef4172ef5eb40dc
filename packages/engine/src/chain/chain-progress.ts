import type { JobContext, Stage } from '../spec/job.ts'

const stages: readonly Stage[] = ['faces', 'scene', 'dressing', 'finishing', 'checking']
/** While a model draws nobody knows how far it is: the line moves on, slower and slower. */
const drawing = { from: 0.1, to: 0.7, halfwayMs: 12_000, everyMs: 1000 }

/** What a chain tells of its progress: neither stage nor fraction ever goes back, whoever draws. */
export class ChainProgress {
  readonly #tell: JobContext['onStage']
  #stage = 0
  #fraction = 0
  #timer: NodeJS.Timeout | undefined

  constructor({ onStage }: Pick<JobContext, 'onStage'>) {
    this.#tell = onStage
  }

  readonly report = (stage: Stage, fraction: number): void => {
    this.#stage = Math.max(this.#stage, stages.indexOf(stage))
    this.#fraction = Math.max(this.#fraction, fraction)
    this.#tell?.(stages[this.#stage], this.#fraction)
  }

  /** Moves on until the model has drawn. */
  startDrawing(): void {
    this.stop()
    let elapsedMs = 0
    this.#timer = setInterval(() => {
      elapsedMs += drawing.everyMs
      const share = 1 - 0.5 ** (elapsedMs / drawing.halfwayMs)
      const fraction = drawing.from + (drawing.to - drawing.from) * share
      this.report(share < 0.5 ? 'scene' : 'dressing', fraction)
    }, drawing.everyMs)
    this.report('scene', drawing.from)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
