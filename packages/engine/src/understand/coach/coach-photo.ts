import type { RgbImage } from '../../pixels/rgb-image.ts'
import type { PhotoFindings } from '../../spec/engine.ts'
import type { Portrait } from '../../spec/job.ts'
import { colourPlanes, decodePhoto, findFaces } from '../../vision/index.ts'
import { centresInCrop } from '../crop/centres-in-crop.ts'
import { classifyCrop } from '../crop/classify-crop.ts'
import type { HeadView } from '../crop/head-view.ts'
import { isolatePerson } from '../crop/isolate-person.ts'
import { cropLevel } from '../crop/level-crop.ts'
import { outlineFace } from '../cut/face-outline.ts'
import { faceHeightCm, headAnglesOf, pxPerCmOf } from '../face-scale.ts'
import { claimHeadwear } from '../headwear/claim-headwear.ts'
import { sampleSkin } from '../skin/skin-sample.ts'
import { maxSidePx } from '../understand-photo.ts'
import { hintFace } from '../who/admit-face.ts'
import { chooseFace } from '../who/choose-face.ts'
import { faceBoxes } from '../who/face-boxes.ts'
import { coach } from './coach.ts'
import {
  faceCutPercent,
  foreheadCutCm,
  handOnFacePercent,
  handsNearHeadCm2,
  headCutOffCm,
  sharpnessOf,
} from './crop-metrics.ts'
import { readExpression } from './expression.ts'
import { brimLightOf, eyesHiddenOf } from './eye-light.ts'
import { cheekLightOf, faceHighlightOf } from './face-highlight.ts'
import { frameHead } from './frame-head.ts'
import { hueSpreadOf } from './hue-spread.ts'

/** Fine enough for areas of hands and hats, and for the skin's colour. */
const coarsePxPerCm = 5
/** Sharpness is told on the face alone, at the scale of pictures. */
const facePxPerCm = 13
const faceReach = { sideCm: 6, upCm: 3, downCm: 10 }

/**
 * Hints on a photo without cutting its head out: hair that looks like the background is found by understanding only.
 * Rejects with an EngineError: not_an_image, image_too_many_pixels, image_too_narrow, no_face, too_many_faces, not_a_person, under_age, too_dark.
 */
export async function coachPhoto({
  photo,
  faceAt,
}: Pick<Portrait, 'photo' | 'faceAt'>): Promise<PhotoFindings> {
  const image = await decodePhoto(photo, maxSidePx)
  const faces = await findFaces(image)
  if (faces.length === 0 && (await isUpsideDown(image)))
    return { faces: [], hints: [{ code: 'sideways', severity: 'block', value: 180 }] }
  const face = chooseFace({ image, faces, faceAt })
  const faceHints = await hintFace(image, face)
  const crop = cropLevel({
    photo: image,
    mesh: face.mesh,
    maxPxPerCm: coarsePxPerCm,
    exactly: { pxPerCm: coarsePxPerCm, angleRad: headRollRad(face.mesh) },
  })
  const { classes } = await classifyCrop(image, crop, { isQuick: true })
  const person = isolatePerson({ crop, classes, others: centresInCrop(crop, faces, face) })
  const { widthPx, heightPx } = crop.image
  const headwear = claimHeadwear(crop, classes)
  const colours = colourPlanes(crop.image)
  const view: HeadView = { ...crop, widthPx, heightPx, colours, classes, person, headwear }
  const { cheeks, sideLightStops } = sampleSkin(view, false)
  const faceHighlight = faceHighlightOf(view, outlineFace(view, 0).inner)
  const hints = coach({
    ...headAnglesOf(face.mesh),
    faceHeightPx: faceHeightCm * pxPerCmOf(face.mesh),
    sideLightStops,
    eyesHidden: eyesHiddenOf(view, cheeks),
    brimLight: brimLightOf(view, cheeks),
    faceHighlight,
    cheekLight: cheekLightOf(cheeks, faceHighlight),
    hueSpread: hueSpreadOf(crop),
    ...(await readExpression(image, face.mesh)),
    headCutOffCm: headCutOffCm({ crop, classes }),
    foreheadCutCm: foreheadCutCm({ crop, classes }),
    faceCutPercent: faceCutPercent(crop),
    handsNearHeadCm2: handsNearHeadCm2({ crop, classes, person }),
    handOnFacePercent: handOnFacePercent({ crop, classes }),
    hairLikeBackgroundPercent: 0,
    sharpness: faceSharpness(image, face.mesh),
  })
  return {
    faces: faceBoxes(image, faces),
    hints: [...faceHints, ...hints],
    frame: frameHead({ photo: image, crop, classes, person }),
  }
}

function headRollRad(mesh: Float32Array): number {
  return (headAnglesOf(mesh).rollDeg * Math.PI) / 180
}

function faceSharpness(photo: RgbImage, mesh: Float32Array): number {
  return sharpnessOf(cropLevel({ photo, mesh, maxPxPerCm: facePxPerCm, reach: faceReach }))
}

async function isUpsideDown({ widthPx, heightPx, data }: RgbImage): Promise<boolean> {
  const turned = new Uint8Array(data.length)
  for (let from = 0, to = data.length - 3; to >= 0; from += 3, to -= 3)
    for (let c = 0; c < 3; c++) turned[to + c] = data[from + c]
  return (await findFaces({ widthPx, heightPx, data: turned })).length > 0
}
