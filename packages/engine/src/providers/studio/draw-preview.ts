import { composePreview } from '../../compose/compose-preview.ts'
import { encodeIcon } from '../../encode/encode-picture.ts'
import { finishPicture } from '../../finish/finish-picture.ts'
import { pictureBytes } from '../../pixels/picture-bytes.ts'
import type { Outcome } from '../../spec/job.ts'
import type { PreviewDrawing } from './drawing.ts'
import { StageClock } from './stage-clock.ts'
import { studioReport } from './studio-report.ts'

/** A style's preview and icon, without any face. */
export async function drawPreview({ job, context, plates }: PreviewDrawing): Promise<Outcome> {
  const clock = new StageClock(context)
  const picture = await composePreview({ ...job, seed: context.seed }, plates, (done) =>
    done === 'scene' ? clock.begin('dressing', 0.3) : clock.begin('dressing', 0.6),
  )
  clock.lap('compose')
  await clock.begin('finishing', 0.7)
  finishPicture({
    picture,
    faceMask: new Float32Array(picture.r.length),
    finish: job.recipe.finish,
    seed: context.seed,
    isGentle: false,
  })
  clock.lap('finish')
  const { widthPx, heightPx } = picture
  const images = await encodeIcon({ widthPx, heightPx, data: pictureBytes(picture) })
  clock.lap('encode')
  return { images, report: studioReport({ stagesMs: clock.stagesMs }) }
}
