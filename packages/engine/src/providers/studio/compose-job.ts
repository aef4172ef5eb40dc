import { PlateStore } from '../../compose/plates/plate-store.ts'
import type { Job, JobContext, Outcome } from '../../spec/job.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { drawCouple } from './draw-couple.ts'
import { drawPreview } from './draw-preview.ts'

interface Composition {
  job: Job
  /** The partners' photos for a couple; none for a preview. */
  understood: readonly UnderstoodPhoto[]
  context: JobContext
}

/** One store per process: decoded plates are kept between pictures. */
let plates: PlateStore | undefined

/** Makes the picture of a job whose photos are understood. Rejects with an EngineError. */
export function composeJob({ job, understood, context }: Composition): Promise<Outcome> {
  plates ??= new PlateStore()
  if (job.kind === 'preview') return drawPreview({ job, context, plates })
  const [first, second] = understood
  return drawCouple({ job, context, plates, photos: [first, second] })
}
