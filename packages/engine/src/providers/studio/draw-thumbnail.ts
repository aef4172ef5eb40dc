import { type Composite, composeCouple } from '../../compose/compose-couple.ts'
import { composeDress } from '../../compose/compose-dress.ts'
import { encodeThumbnail } from '../../encode/encode-thumbnail.ts'
import { finishPicture } from '../../finish/finish-picture.ts'
import { pictureBytes } from '../../pixels/picture-bytes.ts'
import type { Outcome } from '../../spec/job.ts'
import { thumbnailShrink } from '../../understand/shrink-head.ts'
import type { ThumbnailDrawing } from './drawing.ts'
import { StageClock } from './stage-clock.ts'
import { studioReport } from './studio-report.ts'

/** A small picture to choose a style or a dress by. Nothing is judged, and faces are hardly touched by the finish. */
export async function drawThumbnail(drawing: ThumbnailDrawing): Promise<Outcome> {
  const { context } = drawing
  const clock = new StageClock(context)
  await clock.begin('scene', 0.05)
  const { picture, faceMask, skinMask } = await compose(drawing)
  clock.lap('compose')
  const { finish } = drawing.job.kind === 'couple-thumbnail' ? drawing.job.recipe : dressFinish
  finishPicture({ picture, faceMask, skinMask, finish, seed: context.seed, isGentle: true })
  clock.lap('finish')
  const { widthPx, heightPx } = picture
  const image = await encodeThumbnail({ widthPx, heightPx, data: pictureBytes(picture) })
  clock.lap('encode')
  return { images: [image], report: studioReport({ stagesMs: clock.stagesMs }) }
}

const dressFinish = { finish: 'film' } as const
/** Of a picture that is paid for: what is too near for it is not shown before. */
const leastWidthPx = 1200

async function compose({ job, context, plates, photos }: ThumbnailDrawing): Promise<Composite> {
  const [first, second] = photos
  const { widthPx } = job
  const step = async () => undefined
  if (job.kind === 'dress-thumbnail') {
    const { recipe, person } = job
    const plate = await plates.attire(recipe.plate)
    const wearsCovering = person.wearsCovering ?? false
    return composeDress({ photo: first, plate, recipe, wearsCovering, widthPx }, plates, step)
  }
  const { recipe, partners, taller, stance } = job
  return composeCouple(
    {
      photos: [first, second],
      attires: [partners[0].attire, partners[1].attire],
      recipe,
      wearsCovering: [partners[0].wearsCovering ?? false, partners[1].wearsCovering ?? false],
      taller,
      stance,
      widthPx,
      enoughForPx: leastWidthPx / thumbnailShrink,
      seed: context.seed,
    },
    plates,
    step,
  )
}
