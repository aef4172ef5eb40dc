import { checkRetouch } from '../../check/check-retouch.ts'
import { encodePicture } from '../../encode/encode-picture.ts'
import { colourHair } from '../../hair/colour-hair.ts'
import type { Outcome } from '../../spec/job.ts'
import { faceOval, pointOf } from '../../vision/index.ts'
import type { HairDrawing } from './drawing.ts'
import { StageClock } from './stage-clock.ts'
import { studioReport } from './studio-report.ts'

/** The portrait with another colour of hair; rejects with `no_hair` or `unlike`. */
export async function drawHair({ job, context }: HairDrawing): Promise<Outcome> {
  const clock = new StageClock(context)
  const { portrait, bytes } = await colourHair(job.person, job.colour)
  clock.lap('compose')
  await clock.begin('checking', 0.75)
  const { likeness, skinDeltaE } = await checkRetouch(portrait, bytes)
  clock.lap('check')
  const { widthPx, heightPx, mesh } = portrait.view
  const oval = faceOval.map((index) => pointOf(mesh, index))
  const encoded = await encodePicture({ widthPx, heightPx, data: bytes }, [oval])
  clock.lap('encode')
  context.onStage?.('checking', 1)
  return {
    images: encoded.map((image) => ({ ...image, variant: job.colour })),
    report: studioReport({ stagesMs: clock.stagesMs, likeness, skinDeltaE }),
  }
}
