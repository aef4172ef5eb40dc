import type { PlacedFace } from '../compose/compose-couple.ts'
import { labFromLinear, luminance, type Rgb } from '../pixels/colour-space.ts'
import { deltaE2000 } from '../pixels/delta-e.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { cheekColours } from '../understand/skin/cheek-colours.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'

export interface SkinMeasure {
  photo: Pick<UnderstoodPhoto, 'widthPx' | 'heightPx' | 'rgb' | 'mesh' | 'pxPerCm' | 'cheeks'>
  image: RgbImage
  face: PlacedFace
  /** Whether only lightness can be compared. */
  isGrey: boolean
}

/**
 * CIEDE2000 of the cheeks, portrait to picture, once white balance is taken out: the mean of both against the head that
 * was put in, or that of their mean colour against the photo as it was, whichever is more. Evening the photo's light
 * moves the cheeks towards each other; lighter or paler skin shows in both.
 */
export function skinDeltaE({ photo, image, face, isGrey }: SkinMeasure): number {
  const comparable = (colour: Rgb) => labFromLinear(isGrey ? greyOf(colour) : colour)
  const differ = (before: Rgb, after: Rgb) => deltaE2000(comparable(before), comparable(after))
  const [left, right] = cheekColours({ ...photo, data: photo.rgb }, photo)
  const drawn = cheekColours(image, face)
  const [drawnLeft, drawnRight] = isGrey ? drawn : drawn.map((colour) => divide(colour, face.whiteBalance))
  const evened = (differ(left, drawnLeft) + differ(right, drawnRight)) / 2
  return Math.max(evened, differ(mean(photo.cheeks), mean([drawnLeft, drawnRight])))
}

function mean([one, other]: readonly [Rgb, Rgb]): Rgb {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2, (one[2] + other[2]) / 2]
}

export function greyOf(colour: Rgb): Rgb {
  const grey = luminance(colour)
  return [grey, grey, grey]
}

function divide(colour: Rgb, gains: Rgb): Rgb {
  return [colour[0] / gains[0], colour[1] / gains[1], colour[2] / gains[2]]
}
