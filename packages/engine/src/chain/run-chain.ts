import type { EngineError } from '../spec/errors.ts'
import type { HostedJob, Reference } from '../spec/hosted.ts'
import type { JobContext, Outcome } from '../spec/job.ts'
import type { Breakers } from './breakers.ts'
import { ChainProgress } from './chain-progress.ts'
import { ChainTime } from './chain-time.ts'
import type { ChainLink, ChainSettings, HostedEngineOptions } from './hosted-engine-options.ts'
import { joinTakes, onlyVariant, takesOf, type Variant } from './takes.ts'
import { tryModel } from './try-model.ts'
import { worstFailure } from './worst-failure.ts'

export interface ChainRun extends Omit<HostedEngineOptions, 'settings'> {
  settings: ChainSettings
  breakers: Breakers
  links: readonly ChainLink[]
  job: HostedJob
  context: JobContext
}

/** What the links of one job share. */
export interface SharedRun extends ChainRun {
  references: readonly Reference[]
  time: ChainTime
  progress: ChainProgress
  studio: () => Promise<Outcome>
}

/** Draws every take of a job by the first link that can. Rejects with an EngineError when none could. */
export async function runChain(given: ChainRun): Promise<Outcome> {
  const progress = new ChainProgress(given.context)
  const failed = new AbortController()
  const signals = [given.context.signal, failed.signal].filter((signal) => signal !== undefined)
  const context = { ...given.context, signal: AbortSignal.any(signals), onStage: progress.report }
  const run = { ...given, context }
  const time = new ChainTime(run)
  try {
    progress.report('faces', 0)
    const references = await run.pool.prepareReferences(run.job, context)
    const shared: SharedRun = { ...run, references, time, progress, studio: once(() => askStudio(run)) }
    const takes = takesOf(run.job).map((variant) =>
      drawTake(shared, variant).catch((error: unknown) => {
        failed.abort()
        throw error
      }),
    )
    // Not before the last one has told what it cost.
    await Promise.allSettled(takes)
    return joinTakes(await Promise.all(takes))
  } finally {
    progress.stop()
  }
}

/** One picture of the job, or the reason why nobody could draw it. */
async function drawTake(run: SharedRun, variant: Variant): Promise<Outcome> {
  const failures: EngineError[] = []
  const warnings: string[] = []
  const spent = { costUsd: 0, drawMs: 0, warnings }
  for (const link of run.links) {
    run.time.throwIfCancelled()
    if (link === 'studio') return withSpent(onlyVariant(await run.studio(), variant), spent)
    const tried = await tryModel({ ...run, model: link, variant })
    spent.costUsd += tried.costUsd
    spent.drawMs += tried.drawMs
    if ('outcome' in tried) return withSpent(tried.outcome, spent)
    failures.push(tried.failure)
    spent.warnings.push(`${link.provider}:${tried.failure.code}`)
  }
  throw worstFailure(failures)
}

/** The studio draws all takes at once, however many of them ask for it. */
function askStudio({ pool, job, context }: ChainRun): Promise<Outcome> {
  return pool.run(job, context)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function withSpent(
  { images, report }: Outcome,
  { costUsd, drawMs, warnings }: { costUsd: number; drawMs: number; warnings: readonly string[] },
): Outcome {
  return {
    images,
    report: {
      ...report,
      costUsd,
      stagesMs: { ...report.stagesMs, draw: Math.round(drawMs) },
      warnings: [...report.warnings, ...warnings],
    },
  }
}
