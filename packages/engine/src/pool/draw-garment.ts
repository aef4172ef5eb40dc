import type { HostedJob } from '../spec/hosted.ts'
import type { DressPreviewJob, Outcome } from '../spec/job.ts'

/** Wide enough for lace to be seen. */
const widthPx = 1000

/** A dress of the catalogue on nobody, for a model that is shown what to draw; undefined for every other job. */
export async function drawGarment(
  job: HostedJob,
  draw: (job: DressPreviewJob) => Promise<Outcome>,
): Promise<Uint8Array | undefined> {
  if (job.kind !== 'dress' || !('recipe' in job.dress)) return undefined
  const { images } = await draw({ kind: 'dress-preview', recipe: job.dress.recipe, widthPx })
  return images.find(({ role }) => role === 'master')?.bytes
}
