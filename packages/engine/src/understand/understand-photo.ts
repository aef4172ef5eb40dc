import { luminance } from '../pixels/colour-space.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import {
  decodePhoto,
  decontaminate,
  describeFace,
  type FoundFace,
  findFaces,
  landmark,
  pointOf,
  refineMatte,
} from '../vision/index.ts'
import { chooseFace } from './choose-face.ts'
import { classifyCrop } from './classify-crop.ts'
import { coach } from './coach.ts'
import { handsNearHeadCm2, headCutOffCm, photoHighlightOf, sharpnessOf } from './crop-metrics.ts'
import { cutHead } from './cut-head.ts'
import { faceBoxes } from './face-boxes.ts'
import { faceHighlightOf } from './face-highlight.ts'
import { faceHeightCm, headAnglesOf, pxPerCmOf } from './face-scale.ts'
import { type HeadView, viewHead } from './head-view.ts'
import { isolatePerson } from './isolate-person.ts'
import { cropLevel, type LevelCrop } from './level-crop.ts'
import { originalFace, toBytes } from './planes.ts'
import { sampleSkin } from './skin-sample.ts'
import { stopwatch } from './stopwatch.ts'
import type { UnderstoodPhoto } from './understood-photo.ts'

export interface UnderstandRequest {
  /** An encoded JPEG, PNG, WebP or HEIF photo. */
  photo: Uint8Array
  /** Which face of several, counted from the left; the clearly largest one when absent. */
  faceIndex?: number
  /** Finest scale worth keeping; 13 suits pictures up to 1300 px wide. */
  maxPxPerCm?: number
}

const maxSidePx = 2000

/**
 * Finds the head in a portrait and cuts it out, independent of any scene.
 * Rejects with an EngineError: not_an_image, image_too_many_pixels, no_face, too_many_faces.
 */
export async function understandPhoto({
  photo,
  faceIndex,
  maxPxPerCm = 13,
}: UnderstandRequest): Promise<UnderstoodPhoto> {
  const watch = stopwatch()
  const image = await decodePhoto(photo, maxSidePx)
  watch.lap('decode')
  const faces = await findFaces(image)
  const face = chooseFace({ faces, faceIndex })
  watch.lap('faces')
  const crop = cropLevel({ photo: image, mesh: face.mesh, maxPxPerCm })
  watch.lap('crop')
  const classes = await classifyCrop(image, crop)
  watch.lap('classes')
  const person = isolatePerson({ crop, classes, others: centresInCrop(crop, faces, face) })
  const view = viewHead({ crop, classes, person })
  watch.lap('person')
  const { pxPerCm, mesh } = view
  const alpha = matteOf(view)
  const colours = decontaminate({ ...view, alpha })
  watch.lap('matte')
  const head = cutHead({ view, alpha, colours })
  const { skin, cheeks, sideLightStops } = sampleSkin(view, head.beardCm > 0)
  watch.lap('cut')
  const descriptor = describeFace(image, face.mesh)
  watch.lap('descriptor')
  const angles = headAnglesOf(face.mesh)
  const photoHighlight = photoHighlightOf(crop)
  const faceHighlight = faceHighlightOf(view, head.outline.inner)
  const hints = coach({
    ...angles,
    faceHeightPx: faceHeightCm * pxPerCmOf(face.mesh),
    sideLightStops,
    faceHighlight,
    cheekLight: (luminance(cheeks[0]) + luminance(cheeks[1])) / 2,
    headCutOffCm: headCutOffCm({ crop, classes }),
    handsNearHeadCm2: handsNearHeadCm2({ crop, classes, person }),
    hairLikeBackgroundPercent: head.hairLikeBackgroundPercent,
    sharpness: sharpnessOf(crop),
  })
  watch.lap('coach')
  return {
    widthPx: view.widthPx,
    heightPx: view.heightPx,
    pxPerCm,
    mesh,
    rgb: originalFace(colours, view.image.data, head.outline.inner),
    head: toBytes(head.head),
    neck: toBytes(head.neck.alpha),
    under: toBytes(head.under),
    hairBehind: toBytes(head.hairBehind.alpha),
    hairColour: head.hairBehind.colour,
    chin: pointOf(mesh, landmark.chin),
    neckCentreX: head.neck.centreX,
    neckHalfPx: head.neck.halfPx,
    jawHalfPx: head.neck.jawHalfPx,
    skin,
    cheeks,
    photoHighlight,
    faceHighlight,
    sideLightStops,
    ...angles,
    beardCm: head.beardCm,
    hairBelowChinCm: head.hairBelowChinCm,
    hasHeadwear: head.hasHeadwear,
    descriptor,
    faces: faceBoxes(image, faces),
    hints,
    stagesMs: watch.stagesMs,
  }
}

/** Centres of the other faces, px of the crop, as far as they lie near it. */
function centresInCrop(crop: LevelCrop, faces: readonly FoundFace[], chosen: FoundFace): [number, number][] {
  const { widthPx, heightPx }: RgbImage = crop.image
  return faces
    .filter((face) => face !== chosen)
    .map(({ box }) => crop.toCrop((box.left + box.right) / 2, (box.top + box.bottom) / 2))
    .filter(([x, y]) => x > -0.3 * widthPx && x < 1.3 * widthPx && y > -0.2 * heightPx && y < 1.1 * heightPx)
}

function matteOf({ person, classes, isInside, ...view }: HeadView): Float32Array {
  const alpha = refineMatte({ ...view, person: person.share, hair: classes.hair })
  for (let i = 0; i < alpha.length; i++) alpha[i] *= isInside[i] * person.reach[i]
  return alpha
}
