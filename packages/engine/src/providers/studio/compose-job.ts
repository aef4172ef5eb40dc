import { PlateStore } from '../../compose/plates/plate-store.ts'
import type { Job, JobContext, Outcome } from '../../spec/job.ts'
import { thumbnailShrink } from '../../understand/shrink-head.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { drawCouple } from './draw-couple.ts'
import { drawDress } from './draw-dress.ts'
import { drawDressPreview } from './draw-dress-preview.ts'
import { drawHair } from './draw-hair.ts'
import { drawPortrait } from './draw-portrait.ts'
import { drawPreview } from './draw-preview.ts'
import { drawSwatches } from './draw-swatches.ts'
import { drawThumbnail } from './draw-thumbnail.ts'

interface Composition {
  job: Job
  /** The heads of the job, in its order. */
  understood: readonly UnderstoodPhoto[]
  context: JobContext
}

/** Stores of the process: decoded plates are kept between pictures. */
let plates: PlateStore | undefined
let smallPlates: PlateStore | undefined

/** Makes the picture of a job whose photos are understood. Rejects with an EngineError. */
export async function composeJob({ job, understood, context }: Composition): Promise<Outcome> {
  plates ??= new PlateStore()
  const [first, second] = understood
  switch (job.kind) {
    case 'preview':
      return drawPreview({ job, context, plates })
    case 'dress-preview':
      return drawDressPreview({ job, context, plates })
    case 'couple':
      return drawCouple({ job, context, plates, photos: [first, second] })
    case 'dress':
      return drawDress({ job, context, plates, photo: first })
    case 'portrait':
      return drawPortrait({ job, context })
    case 'hair':
      return drawHair({ job, context })
    case 'hair-swatches':
      return drawSwatches({ job, context })
    case 'couple-thumbnail':
    case 'dress-thumbnail':
      smallPlates ??= new PlateStore({ shrink: thumbnailShrink, keptScenes: 24, keptGarments: 24 })
      return drawThumbnail({ job, context, plates: smallPlates, photos: understood })
  }
}
