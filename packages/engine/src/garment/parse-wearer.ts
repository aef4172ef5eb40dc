import type { RgbImage } from '../pixels/rgb-image.ts'
import { isolatePerson } from '../understand/crop/isolate-person.ts'
import { cropLevel, type LevelCrop } from '../understand/crop/level-crop.ts'
import {
  type ClassPlanes,
  classifyRegion,
  emptyClassPlanes,
  type FoundFace,
  pasteClasses,
} from '../vision/index.ts'

/** Somebody in a dress at the scale of an attire plate; planes are of the crop's size. */
export interface ParsedWearer {
  crop: LevelCrop
  classes: ClassPlanes
  /** Coarse share of the whole person, 0..1. */
  person: Float32Array
  /** 1 where the person's outermost px may lie. */
  near: Uint8Array
}

/** From above the hair to below the hips, and as far aside as a wide skirt, cm of the canonical face. */
const reach = { sideCm: 62, upCm: 20, downCm: 128 }
const maxPxPerCm = 10

/** Squares that are classified, cm: the whole for context, then the upper body, where edges matter. */
const squares = [
  { sideCm: 148, belowEyesCm: 54, withMirror: false, feather: 0 },
  { sideCm: 84, belowEyesCm: 26, withMirror: true, feather: 0.12 },
]

/** The part of a photo in which a dress is looked for. */
export function frameWearer(photo: RgbImage, { mesh }: FoundFace): LevelCrop {
  return cropLevel({ photo, mesh, maxPxPerCm, reach, keepsUpright: true })
}

/** Finds the wearer in the photo: cloth, skin and hair of one person. */
export async function parseWearer(photo: RgbImage, crop: LevelCrop): Promise<ParsedWearer> {
  const { widthPx, heightPx } = crop.image
  const classes = emptyClassPlanes(widthPx, heightPx)
  for (const { sideCm, belowEyesCm, withMirror, feather } of squares) {
    const centreX = crop.eyes[0]
    const centreY = crop.eyes[1] + belowEyesCm * crop.pxPerCm
    const sidePx = sideCm * crop.pxPerCm
    const region = crop.regionInPhoto(centreX, centreY, sidePx)
    const shares = await classifyRegion({ image: photo, region, withMirror })
    const upright = { centreX, centreY, widthPx: sidePx, heightPx: sidePx, angleRad: 0 }
    pasteClasses({ planes: classes, widthPx, heightPx, region: upright, shares, feather })
  }
  const { share, reach: near } = isolatePerson({ crop, classes, others: [] })
  return { crop, classes, person: share, near }
}
