import { composeDressPreview } from '../../compose/compose-dress-preview.ts'
import { encodeIcon } from '../../encode/encode-picture.ts'
import { finishPicture } from '../../finish/finish-picture.ts'
import { pictureBytes } from '../../pixels/picture-bytes.ts'
import type { Outcome } from '../../spec/job.ts'
import type { DressPreviewDrawing } from './drawing.ts'
import { StageClock } from './stage-clock.ts'
import { studioReport } from './studio-report.ts'

/** A dress's preview and icon, without any face. */
export async function drawDressPreview({ job, context, plates }: DressPreviewDrawing): Promise<Outcome> {
  const clock = new StageClock(context)
  await clock.begin('scene', 0.05)
  const picture = await composeDressPreview(job, plates, () => clock.begin('dressing', 0.5))
  clock.lap('compose')
  await clock.begin('finishing', 0.7)
  const faceMask = new Float32Array(picture.r.length)
  finishPicture({ picture, faceMask, finish: 'film', seed: context.seed, isGentle: true })
  clock.lap('finish')
  const { widthPx, heightPx } = picture
  const images = await encodeIcon({ widthPx, heightPx, data: pictureBytes(picture) })
  clock.lap('encode')
  return { images, report: studioReport({ stagesMs: clock.stagesMs }) }
}
