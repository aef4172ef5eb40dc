import { checkRetouch } from '../../check/check-retouch.ts'
import { encodePicture } from '../../encode/encode-picture.ts'
import { enhancePortrait } from '../../enhance/enhance-portrait.ts'
import { framePortrait } from '../../enhance/frame-portrait.ts'
import type { EncodedImage, Outcome } from '../../spec/job.ts'
import { readPortrait } from '../../understand/read-portrait.ts'
import { faceOval, pointOf } from '../../vision/index.ts'
import type { PortraitDrawing } from './drawing.ts'
import { StageClock } from './stage-clock.ts'
import { studioReport } from './studio-report.ts'

const maxSidePx = 2000

/** Both better versions of a portrait; rejects with `unlike` when either face is not itself any more. */
export async function drawPortrait({ job, context }: PortraitDrawing): Promise<Outcome> {
  const clock = new StageClock(context)
  const portrait = await readPortrait({ ...job.person, maxSidePx, frame: framePortrait })
  clock.lap('vision')
  await clock.begin('finishing', 0.5)
  const enhanced = enhancePortrait(portrait, { seed: context.seed, take: job.take })
  clock.lap('compose')
  const { widthPx, heightPx, mesh } = portrait.view
  const oval = faceOval.map((index) => pointOf(mesh, index))
  const images: EncodedImage[] = []
  const verdicts = []
  for (const variant of ['natural', 'studio'] as const) {
    await clock.begin('checking', variant === 'natural' ? 0.7 : 0.85)
    const data = enhanced[variant]
    verdicts.push(await checkRetouch(portrait, data))
    clock.lap('check')
    const encoded = await encodePicture({ widthPx, heightPx, data }, [oval])
    images.push(...encoded.map((image) => ({ ...image, variant })))
    clock.lap('encode')
  }
  context.onStage?.('checking', 1)
  return {
    images,
    report: studioReport({
      stagesMs: clock.stagesMs,
      likeness: [Math.max(...verdicts.map(({ likeness }) => likeness[0]))],
      skinDeltaE: [Math.max(...verdicts.map(({ skinDeltaE }) => skinDeltaE[0]))],
      warnings: enhanced.isHardlyChanged ? ['hardly_changed'] : [],
    }),
  }
}
