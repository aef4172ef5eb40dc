import { encodeSwatch } from '../../encode/encode-swatch.ts'
import { swatchHair } from '../../hair/colour-hair.ts'
import type { Outcome } from '../../spec/job.ts'
import type { SwatchesDrawing } from './drawing.ts'
import { StageClock } from './stage-clock.ts'
import { studioReport } from './studio-report.ts'

/** The head in every colour of hair, small; rejects with `no_hair`. Faces keep their px, so none is looked for again. */
export async function drawSwatches({ job, context }: SwatchesDrawing): Promise<Outcome> {
  const clock = new StageClock(context)
  const { swatches, frame } = await swatchHair(job.person, job.widthPx)
  clock.lap('compose')
  const images = await Promise.all(
    swatches.map(async ({ colour, bytes, ...size }) => ({
      ...(await encodeSwatch({ ...size, data: bytes }, colour)),
      frame,
    })),
  )
  clock.lap('encode')
  return { images, report: studioReport({ stagesMs: clock.stagesMs }) }
}
