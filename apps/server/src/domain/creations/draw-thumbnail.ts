import type { Thumbnail } from '@ever-after/contract'
import { EngineError, type Job } from '@ever-after/engine'
import type { Services } from '../../infra/services.ts'
import { refuseAsEngine } from '../photos/index.ts'

/** Draws a small picture for somebody who waits for it, and stops when nobody does any more. */
export async function drawThumbnail(
  { engine, settings }: Pick<Services, 'engine' | 'settings'>,
  { job, signal }: { job: Job; signal: AbortSignal },
): Promise<Thumbnail> {
  const patience = AbortSignal.timeout(settings.thumbnailTimeoutMs)
  const outcome = await refuseAsEngine(() =>
    // One seed for all: what differs from picture to picture is what there is to choose.
    engine.run(job, { seed: 0, signal: AbortSignal.any([signal, patience]) }).catch(nothingWhereImpossible),
  )
  if (!outcome) return { image: null }
  const [{ mime, bytes }] = outcome.images
  return { image: `data:${mime};base64,${Buffer.from(bytes).toString('base64')}` }
}

function nothingWhereImpossible(error: unknown): undefined {
  if (!(error instanceof EngineError && error.code === 'pose_impossible')) throw error
}
