import type { RgbImage } from '../pixels/rgb-image.ts'
import type { FaceAt } from '../spec/job.ts'
import { colourPlanes, decodePhoto, decontaminate, describeFace, findFaces } from '../vision/index.ts'
import { photoHighlightOf } from './coach/crop-metrics.ts'
import { faceHighlightOf } from './coach/face-highlight.ts'
import { centresInCrop } from './crop/centres-in-crop.ts'
import { classifyCrop } from './crop/classify-crop.ts'
import type { HeadView } from './crop/head-view.ts'
import { isolatePerson } from './crop/isolate-person.ts'
import { type CropReach, cropLevel } from './crop/level-crop.ts'
import { matteOf } from './crop/matte-of.ts'
import { measureBeard } from './cut/beard.ts'
import { type FaceOutline, outlineFace } from './cut/face-outline.ts'
import { type HeadParts, separateParts } from './cut/head-parts.ts'
import { sampleSkin } from './skin/skin-sample.ts'
import { admitFace } from './who/admit-face.ts'
import { chooseFace } from './who/choose-face.ts'

/** The part of a photo that is worked on, and its scale. */
export interface PortraitFrame {
  reach: CropReach
  pxPerCm: number
  angleRad: number
}

export interface PortraitRequest {
  photo: Uint8Array
  faceAt?: FaceAt
  /** Longer side of the decoded photo, px, at most. */
  maxSidePx: number
  /** Chooses the part of the photo around a face. */
  frame: (photo: RgbImage, mesh: Float32Array) => PortraitFrame
  isConfirmedAdult?: boolean
  /** Looks once instead of three times: for small pictures. */
  isQuick?: boolean
}

/** A portrait with everything around the person, understood in place for retouching. Planes are of the view's size. */
export interface ReadPortrait {
  view: HeadView
  parts: HeadParts
  outline: FaceOutline
  /** Alpha of the person, 0..1. */
  alpha: Float32Array
  /** The person's own colours, three sRGB bytes a px. */
  colours: Uint8Array
  beardCm: number
  sideLightStops: number
  /** Luminance of the photo's and of the face's highlight, linear light. */
  photoHighlight: number
  faceHighlight: number
  /** 128 numbers of the dlib network, for the likeness check. */
  describe: () => Promise<Float32Array>
}

/** Reads a portrait inside a frame of it. Rejects with an EngineError: not_an_image, no_face, too_many_faces, not_a_person, under_age, too_dark, age_unconfirmed. */
export async function readPortrait({
  photo,
  faceAt,
  maxSidePx,
  frame,
  isQuick = false,
  isConfirmedAdult,
}: PortraitRequest): Promise<ReadPortrait> {
  const image = await decodePhoto(photo, maxSidePx)
  const faces = await findFaces(image)
  const face = chooseFace({ image, faces, faceAt })
  await admitFace(image, face, { isConfirmedAdult })
  const { reach, ...exactly } = frame(image, face.mesh)
  const levelled = cropLevel({ photo: image, mesh: face.mesh, maxPxPerCm: exactly.pxPerCm, reach, exactly })
  // Retouching reaches up to the photo's own border, where cutting out fades.
  const crop = { ...levelled, isInside: new Uint8Array(levelled.isInside.length).fill(1) }
  const { classes } = await classifyCrop(image, crop, { isQuick })
  const person = isolatePerson({ crop, classes, others: centresInCrop(crop, faces, face) })
  const { widthPx, heightPx } = crop.image
  const view: HeadView = { ...crop, widthPx, heightPx, colours: colourPlanes(crop.image), classes, person }
  const alpha = matteOf(view)
  const parts = separateParts(view)
  const beardCm = measureBeard(view, parts)
  const outline = outlineFace(view, beardCm)
  return {
    view,
    parts,
    outline,
    alpha,
    colours: decontaminate({ ...view, alpha }),
    beardCm,
    sideLightStops: sampleSkin(view, beardCm > 0).sideLightStops,
    photoHighlight: photoHighlightOf(crop),
    faceHighlight: faceHighlightOf(view, outline.inner),
    describe: () => describeFace(image, face.mesh),
  }
}
