import type { RgbImage } from '../pixels/rgb-image.ts'
import type { FaceAt } from '../spec/job.ts'
import {
  decodePhoto,
  decontaminate,
  describeFace,
  type FoundFace,
  findFaces,
  landmark,
  pointOf,
} from '../vision/index.ts'
import { coach, leastHueSpread } from './coach/coach.ts'
import {
  faceCutPercent,
  foreheadCutCm,
  handOnFacePercent,
  handsNearHeadCm2,
  headCutOffCm,
  photoHighlightOf,
  sharpnessOf,
} from './coach/crop-metrics.ts'
import { readExpression } from './coach/expression.ts'
import { brimLightOf, eyesHiddenOf } from './coach/eye-light.ts'
import { cheekLightOf, faceHighlightOf } from './coach/face-highlight.ts'
import { frameHead } from './coach/frame-head.ts'
import { hueSpreadOf } from './coach/hue-spread.ts'
import { centresInCrop } from './crop/centres-in-crop.ts'
import { classifyCrop } from './crop/classify-crop.ts'
import { viewHead } from './crop/head-view.ts'
import { isolatePerson } from './crop/isolate-person.ts'
import { cropLevel } from './crop/level-crop.ts'
import { matteOf } from './crop/matte-of.ts'
import { cutHead } from './cut/cut-head.ts'
import { faceHeightCm, headAnglesOf, pxPerCmOf } from './face-scale.ts'
import { tintedHair, tintGrey } from './grey/tint-grey.ts'
import { calmHair, calmSheen } from './hair/calm-sheen.ts'
import { claimHeadwear } from './headwear/claim-headwear.ts'
import { evenLight } from './light/even-light.ts'
import { originalFace, toBytes } from './planes.ts'
import { cheekColours } from './skin/cheek-colours.ts'
import { faceTone } from './skin/face-tone.ts'
import { sampleSkin } from './skin/skin-sample.ts'
import { stopwatch } from './stopwatch.ts'
import type { UnderstoodPhoto } from './understood-photo.ts'
import { hintFace } from './who/admit-face.ts'
import { chooseFace } from './who/choose-face.ts'
import { faceBoxes } from './who/face-boxes.ts'

export interface UnderstandRequest {
  /** An encoded JPEG, PNG, WebP or HEIF photo. */
  photo: Uint8Array
  faceAt?: FaceAt
  /** Finest scale worth keeping; the usual one suits pictures up to 1300 px wide. */
  maxPxPerCm?: number
}

export const maxSidePx = 2000
const usualPxPerCm = 13

/**
 * Finds the head in a portrait and cuts it out, independent of any scene.
 * Rejects with an EngineError: not_an_image, image_too_many_pixels, image_too_narrow, no_face, too_many_faces, not_a_person, under_age, too_dark.
 */
export async function understandPhoto({
  photo,
  faceAt,
  maxPxPerCm,
}: UnderstandRequest): Promise<UnderstoodPhoto> {
  const watch = stopwatch()
  const image = await decodePhoto(photo, maxSidePx)
  watch.lap('decode')
  const faces = await findFaces(image)
  const face = chooseFace({ image, faces, faceAt })
  watch.lap('faces')
  const faceHints = await hintFace(image, face)
  watch.lap('who')
  const understood = await understandFace({ image, faces, face, maxPxPerCm }, watch)
  return { ...understood, hints: [...faceHints, ...understood.hints] }
}

export interface FaceInImage {
  image: RgbImage
  /** All of the picture. */
  faces: readonly FoundFace[]
  face: FoundFace
  maxPxPerCm?: number
}

/** The same of a face that is found already. */
export async function understandFace(
  { image, faces, face, maxPxPerCm = usualPxPerCm }: FaceInImage,
  watch = stopwatch(),
): Promise<UnderstoodPhoto> {
  const crop = cropLevel({ photo: image, mesh: face.mesh, maxPxPerCm })
  watch.lap('crop')
  const { classes, fromAfar } = await classifyCrop(image, crop)
  watch.lap('classes')
  const headwear = claimHeadwear(crop, classes, fromAfar)
  const person = isolatePerson({ crop, classes, others: centresInCrop(crop, faces, face) })
  const view = viewHead({ crop, classes, person, headwear })
  watch.lap('person')
  const { pxPerCm, mesh } = view
  const alpha = matteOf(view)
  const colours = decontaminate({ ...view, alpha })
  watch.lap('matte')
  const head = cutHead({ view, alpha, colours })
  const isBearded = head.beardCm > 0
  const seen = sampleSkin(view, isBearded)
  watch.lap('cut')
  const descriptor = await describeFace(image, face.mesh)
  watch.lap('descriptor')
  const expression = await readExpression(image, face.mesh)
  watch.lap('expression')
  const angles = headAnglesOf(face.mesh)
  const photoHighlight = photoHighlightOf(crop)
  const faceHighlight = faceHighlightOf(view, head.outline.inner)
  const hueSpread = hueSpreadOf(crop)
  const hints = coach({
    ...angles,
    faceHeightPx: faceHeightCm * pxPerCmOf(face.mesh),
    sideLightStops: seen.sideLightStops,
    eyesHidden: eyesHiddenOf(view, seen.cheeks),
    brimLight: brimLightOf(view, seen.cheeks),
    faceHighlight,
    cheekLight: cheekLightOf(seen.cheeks, faceHighlight),
    hueSpread,
    ...expression,
    headCutOffCm: headCutOffCm({ crop, classes }),
    foreheadCutCm: foreheadCutCm({ crop, classes }),
    faceCutPercent: faceCutPercent(crop),
    handsNearHeadCm2: handsNearHeadCm2({ crop, classes, person }),
    handOnFacePercent: handOnFacePercent({ crop, classes }),
    hairLikeBackgroundPercent: head.hairLikeBackgroundPercent,
    sharpness: sharpnessOf(crop),
  })
  watch.lap('coach')
  const rgb = originalFace(head.colours, view.image.data, head.outline.inner)
  const ownTone = faceTone(view, { isBearded, aside: 0 }) ?? seen.skin
  const light = evenLight({ view, rgb, tone: ownTone })
  const isColourless = hueSpread < leastHueSpread
  if (isColourless) tintGrey(view, rgb, ownTone)
  const calmed = isColourless ? 0 : calmSheen(view, rgb)
  const evened = { ...view, image: { ...view.image, data: rgb } }
  const { skin, sideLightStops } = sampleSkin(evened, isBearded)
  const tone = faceTone(evened, { isBearded, aside: light.left.aside }) ?? skin
  watch.lap('light')
  return {
    widthPx: view.widthPx,
    heightPx: view.heightPx,
    pxPerCm,
    mesh,
    rgb,
    head: toBytes(head.head),
    hair: toBytes(head.hair),
    neck: toBytes(head.neck.alpha),
    under: toBytes(head.under),
    hairBehind: toBytes(head.hairBehind.alpha),
    hairColour: isColourless ? tintedHair(head.hairBehind.colour) : calmHair(head.hairBehind.colour, calmed),
    chin: pointOf(mesh, landmark.chin),
    neckCentreX: head.neck.centreX,
    neckHalfPx: head.neck.halfPx,
    jawHalfPx: head.neck.jawHalfPx,
    skin,
    tone,
    cheeks: cheekColours(isColourless ? evened.image : view.image, view),
    photoHighlight,
    faceHighlight,
    sideLightStops,
    ...angles,
    beardCm: head.beardCm,
    hairBelowChinCm: head.hairBelowChinCm,
    hasHeadwear: head.hasHeadwear,
    isDraped: headwear?.isDraped ?? false,
    descriptor,
    faces: faceBoxes(image, faces),
    frame: frameHead({ photo: image, crop, classes, person }),
    hints,
    stagesMs: watch.stagesMs,
  }
}
