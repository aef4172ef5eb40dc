import { checkPicture } from '../../check/check-picture.ts'
import { composeDress } from '../../compose/compose-dress.ts'
import type { PlateStore } from '../../compose/plates/plate-store.ts'
import { encodePicture } from '../../encode/encode-picture.ts'
import { finishPicture } from '../../finish/finish-picture.ts'
import { readGarment } from '../../garment/read-garment.ts'
import { tintGarment } from '../../garment/tint-garment.ts'
import { pictureBytes } from '../../pixels/picture-bytes.ts'
import { type DressJob, type Outcome, usualDressScene } from '../../spec/job.ts'
import { isWorthGentlerFinish, refuseUnlike } from './accept-picture.ts'
import type { DressDrawing } from './drawing.ts'
import { StageClock } from './stage-clock.ts'
import { studioReport } from './studio-report.ts'
import { photoWarnings, visionMs } from './understood-report.ts'

const ownDressSetting = { colour: 'ivory', veil: false }

/** One person in a dress; rejects with `dress_unusable` or `unlike`. */
export async function drawDress(drawing: DressDrawing): Promise<Outcome> {
  const { job, context, plates, photo } = drawing
  const clock = new StageClock(context)
  await clock.begin('scene', 0.05)
  const setting = await settingOf(job.dress, plates)
  clock.lap('garment')
  const warnings = photoWarnings([photo])
  let attempt = await makeAttempt(drawing, setting, clock, false)
  if (isWorthGentlerFinish(attempt.verdict)) {
    warnings.push('gentler_finish')
    attempt = await makeAttempt(drawing, setting, clock, true)
  }
  const { verdict, picture, faces } = attempt
  refuseUnlike(verdict)
  const images = await encodePicture(
    picture,
    faces.map(({ oval }) => oval),
  )
  clock.lap('encode')
  context.onStage?.('checking', 1)
  const { likeness, skinDeltaE } = verdict
  const stagesMs = { ...visionMs([photo]), ...clock.stagesMs }
  return { images, report: studioReport({ stagesMs, likeness, skinDeltaE, warnings }) }
}

type Setting = Awaited<ReturnType<typeof settingOf>>

async function makeAttempt(
  { job, context, plates, photo }: DressDrawing,
  setting: Setting,
  clock: StageClock,
  isGentle: boolean,
) {
  const { picture, faceMask, skinMask, faces } = await composeDress(
    { photo, ...setting, wearsCovering: job.person.wearsCovering, widthPx: job.widthPx },
    plates,
    (done) => clock.begin('dressing', done === 'scene' ? 0.3 : 0.5),
  )
  clock.lap('compose')
  await clock.begin('finishing', 0.6)
  finishPicture({ picture, faceMask, skinMask, finish, seed: context.seed, isGentle })
  clock.lap('finish')
  await clock.begin('checking', 0.75)
  const { widthPx, heightPx } = picture
  const image = { widthPx, heightPx, data: pictureBytes(picture) }
  const verdict = await checkPicture({ image, placed: faces, photos: [photo], finish })
  clock.lap('check')
  return { verdict, picture: image, faces }
}

const finish = 'film'

async function settingOf(dress: DressJob['dress'], plates: PlateStore) {
  if ('recipe' in dress) return { recipe: dress.recipe, plate: await plates.attire(dress.recipe.plate) }
  const { plate, shownMetres } = await readGarment(dress.photo)
  const recipe = { ...ownDressSetting, scene: dress.scene ?? usualDressScene }
  return { recipe, plate, own: { tintOf: tintGarment, shownMetres } }
}
