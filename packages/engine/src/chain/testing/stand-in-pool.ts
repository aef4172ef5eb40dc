import type { Candidate, EnginePool } from '../../spec/engine.ts'
import { EngineError, type EngineErrorCode, engineErrorCodes } from '../../spec/errors.ts'
import type { HostedJob } from '../../spec/hosted.ts'
import type { Job, JobContext, Outcome } from '../../spec/job.ts'
import { takesOf } from '../takes.ts'

export interface StandInPool extends EnginePool {
  /** Jobs that the studio drew. */
  readonly drawn: Job[]
  readonly judged: Candidate[]
  /** What the studio fails with from now on. */
  studioFailure?: EngineError
  /** What preparing references fails with. */
  photoFailure?: EngineError
  /** How often the next judgements crash. */
  crashes: number
}

/** A pool without vision: a candidate's bytes are words that say what is wrong with it, such as "unlike skin_differs". */
export function createStandInPool(): StandInPool {
  const drawn: Job[] = []
  const judged: Candidate[] = []
  const pool: StandInPool = {
    drawn,
    judged,
    crashes: 0,
    findFaces: async () => [],
    understand: async () => ({ faces: [], hints: [] }),
    coach: async () => ({ faces: [], hints: [] }),
    showSamePerson: async () => false,
    checkDress: async () => {},
    forget: () => {},
    async run(job, { onStage }) {
      drawn.push(job)
      onStage?.('scene', 0.05)
      if (pool.studioFailure) throw pool.studioFailure
      return outcomeOf({
        engine: 'studio',
        model: 'plates',
        variants: isTaken(job) ? takesOf(job) : [undefined],
      })
    },
    async prepareReferences(job) {
      if (pool.photoFailure) throw pool.photoFailure
      return job.kind === 'preview' ? [] : [{ role: 'person', bytes: new Uint8Array([1]) }]
    },
    async judge(candidate, { onStage }: JobContext) {
      judged.push(candidate)
      onStage?.('checking', 0.8)
      if (pool.crashes-- > 0)
        throw new EngineError('engine_crashed', 'The engine process ended unexpectedly.')
      const [code, reason] = new TextDecoder().decode(candidate.bytes).split(' ')
      if (isCode(code)) throw new EngineError(code, 'refused as told', { reason, partner: 0 })
      const { provider: engine, model, variant } = candidate
      return outcomeOf({ engine, model, variants: [variant] })
    },
    memoryBytes: async () => 0,
    close: async () => {},
  }
  return pool
}

function isTaken(job: Job): job is HostedJob {
  return job.kind === 'portrait'
}

function isCode(word: string): word is EngineErrorCode {
  return engineErrorCodes.some((code) => code === word)
}

function outcomeOf({
  variants,
  ...made
}: {
  engine: string
  model: string
  variants: readonly (string | undefined)[]
}): Outcome {
  return {
    images: variants.map((variant) => ({
      role: 'master',
      variant,
      bytes: new TextEncoder().encode(made.engine),
      mime: 'image/jpeg',
      widthPx: 1200,
      heightPx: 1600,
    })),
    report: { ...made, stagesMs: { check: 5 }, likeness: [0.3], skinDeltaE: [2], warnings: [], costUsd: 0 },
  }
}
