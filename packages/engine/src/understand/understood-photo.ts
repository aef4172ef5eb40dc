import type { PhotoBox } from '../spec/engine.ts'
import type { Hint } from '../spec/hint.ts'

export type Rgb = readonly [number, number, number]

/**
 * All that a picture needs of one portrait: the head cut from an upright, levelled crop around the face.
 * Lives in memory only. Planes are row-major 8-bit, widthPx * heightPx; points are px of the crop.
 */
export interface UnderstoodPhoto {
  widthPx: number
  heightPx: number
  /** Crop px per centimetre of the canonical face. */
  pxPerCm: number
  /** 468 landmarks as x, y, z. */
  mesh: Float32Array
  /** Straight sRGB colours, three bytes a pixel, in evened light, freed of the old background outside the face. */
  rgb: Uint8Array
  /** Alpha of face, ears, hair, beard, glasses and headwear. */
  head: Uint8Array
  /** Share of hair and of what covers the head. */
  hair: Uint8Array
  /** Alpha of the person's own neck right under the jaw. */
  neck: Uint8Array
  /** Alpha of skin and hair under the jaw that may show through gaps. */
  under: Uint8Array
  /** Alpha of hair to fill behind the plate's neck, in hairColour. */
  hairBehind: Uint8Array
  /** Mean hair colour beside the neck, sRGB 0..1. */
  hairColour: Rgb
  chin: readonly [number, number]
  neckCentreX: number
  neckHalfPx: number
  jawHalfPx: number
  /** Median skin of cheeks, chin and forehead, linear light. */
  skin: Rgb
  /** Colour of the whole face's bare skin, linear light; that of neck and hands. */
  tone: Rgb
  /** Each cheek (viewer's left, right) as the photo shows it, before its light is evened, linear light; for the colour check. */
  cheeks: readonly [Rgb, Rgb]
  /** Luminance of the photo's 98th percentile and of the face's own highlight, linear light. */
  photoHighlight: number
  faceHighlight: number
  /** Stops by which the viewer's left cheek is brighter than the right one, in evened light. */
  sideLightStops: number
  yawDeg: number
  pitchDeg: number
  rollDeg: number
  beardCm: number
  hairBelowChinCm: number
  /** Whether a hat or another thing covers the head, so that no veil is put on it. */
  hasHeadwear: boolean
  /** Whether it hangs around the face and over the neck, so that only a covered neck goes with it. */
  isDraped: boolean
  /** 128 numbers of the dlib network; compared and dropped, never stored. */
  descriptor: Float32Array
  /** Faces of the whole photo, in fractions of it, from left to right. */
  faces: PhotoBox[]
  /** The part of the photo, 3 wide and 4 high, that shows the head with its hair and the shoulders. */
  frame: PhotoBox
  hints: Hint[]
  /** Milliseconds by step: decode, faces, classes, matte, cut, descriptor. */
  stagesMs: Record<string, number>
}
