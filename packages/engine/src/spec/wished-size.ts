import type { HostedJob } from './hosted.ts'
import type { PictureShape } from './job.ts'

/** Width over height. */
export const ratioOf: Record<PictureShape, number> = { portrait: 3 / 4, square: 1, landscape: 4 / 3 }

/** Width of an enhanced portrait. */
const portraitWidthPx = 1200

/** The shape of a job's picture. */
export function shapeOf(job: HostedJob): PictureShape {
  return (job.kind === 'couple' && job.shape) || 'portrait'
}

/** The size that a job's picture should have. */
export function wishedSize(job: HostedJob): { widthPx: number; heightPx: number } {
  const widthPx = job.kind === 'portrait' ? portraitWidthPx : job.widthPx
  return { widthPx, heightPx: Math.round(widthPx / ratioOf[shapeOf(job)]) }
}
