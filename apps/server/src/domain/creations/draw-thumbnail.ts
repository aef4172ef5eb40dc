import type { Thumbnail } from '@ever-after/contract'
import type { Job } from '@ever-after/engine'
import type { Services } from '../../infra/services.ts'
import { refuseAsEngine } from '../photos/index.ts'

/** Draws a small picture for somebody who waits for it, and stops when nobody does any more. */
export async function drawThumbnail(
  { engine, settings }: Pick<Services, 'engine' | 'settings'>,
  { job, signal }: { job: Job; signal: AbortSignal },
): Promise<Thumbnail> {
  const patience = AbortSignal.timeout(settings.thumbnailTimeoutMs)
  const { images } = await refuseAsEngine(() =>
    // One seed for all: what differs from picture to picture is what there is to choose.
    engine.run(job, { seed: 0, signal: AbortSignal.any([signal, patience]) }),
  )
  const [{ mime, bytes }] = images
  return { image: `data:${mime};base64,${Buffer.from(bytes).toString('base64')}` }
}
