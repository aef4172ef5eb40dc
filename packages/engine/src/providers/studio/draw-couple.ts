import { checkPicture, type Verdict } from '../../check/check-picture.ts'
import { type Composite, composeCouple } from '../../compose/compose-couple.ts'
import { cropToShape } from '../../compose/crop-to-shape.ts'
import { encodePicture, type RawPicture } from '../../encode/encode-picture.ts'
import { finishPicture } from '../../finish/finish-picture.ts'
import { pictureBytes } from '../../pixels/picture-bytes.ts'
import type { Outcome } from '../../spec/job.ts'
import { isWorthGentlerFinish, refuseUnlike } from './accept-picture.ts'
import type { CoupleDrawing } from './drawing.ts'
import { StageClock } from './stage-clock.ts'
import { studioReport } from './studio-report.ts'
import { photoWarnings, visionMs } from './understood-report.ts'

/** The wedding picture of two understood photos; rejects with `unlike` when either face is not itself any more, or something around it is plainly wrong. */
export async function drawCouple(drawing: CoupleDrawing): Promise<Outcome> {
  const clock = new StageClock(drawing.context)
  const { isGentle = false } = drawing.job
  let attempt = await makeAttempt(drawing, clock, isGentle)
  const warnings = photoWarnings(drawing.photos)
  if (!isGentle && isWorthGentlerFinish(attempt.verdict)) {
    warnings.push('gentler_finish')
    attempt = await makeAttempt(drawing, clock, true)
  }
  const { verdict, picture, faces, composition, others } = attempt
  refuseUnlike(verdict)
  if (verdict.faceCount > 2) warnings.push('more_faces')
  if (Math.max(...verdict.skinDeltaE) > largeSkinDeltaE) warnings.push('skin_changed')
  const images = await encodePicture(
    picture,
    faces.map(({ oval }) => oval),
  )
  clock.lap('encode')
  drawing.context.onStage?.('checking', 1)
  const { likeness, skinDeltaE } = verdict
  const stagesMs = { ...visionMs(drawing.photos), ...clock.stagesMs }
  return { images, report: studioReport({ stagesMs, likeness, skinDeltaE, warnings, composition, others }) }
}

/** The most that a good picture may show. */
const largeSkinDeltaE = 8

interface Attempt {
  verdict: Verdict
  picture: RawPicture
  faces: Composite['faces']
  composition?: string
  others?: string[]
}

async function makeAttempt(
  { job, photos, plates, context }: CoupleDrawing,
  clock: StageClock,
  isGentle: boolean,
): Promise<Attempt> {
  const { recipe, widthPx, partners, taller, shape, stance, print } = job
  const { recent, shown, besides, nth, count, composition } = job
  const { finish } = recipe
  await clock.begin('scene', 0.05)
  let dressed = 0
  const composite = await composeCouple(
    {
      photos,
      attires: [partners[0].attire, partners[1].attire],
      recipe,
      wearsCovering: [partners[0].wearsCovering ?? false, partners[1].wearsCovering ?? false],
      taller,
      widthPx,
      shape,
      stance,
      recent,
      shown,
      besides,
      nth,
      count,
      composition,
      seed: context.seed,
    },
    plates,
    (done) => clock.begin('dressing', done === 'scene' ? 0.15 : 0.15 + 0.2 * ++dressed),
  )
  clock.lap('compose')
  await clock.begin('finishing', 0.6)
  const { picture, faceMask, skinMask, faces } = cropToShape(composite, shape ?? 'portrait')
  finishPicture({ picture, faceMask, skinMask, finish, print, seed: context.seed, isGentle })
  clock.lap('finish')
  await clock.begin('checking', 0.75)
  const { heightPx } = picture
  const image = { widthPx, heightPx, data: pictureBytes(picture) }
  const verdict = await checkPicture({ image, placed: faces, photos, finish })
  clock.lap('check')
  return { verdict, picture: image, faces, composition: composite.composition, others: composite.others }
}
