import type { Rgb } from '../pixels/colour-space.ts'
import { toSrgb } from '../pixels/colour-space.ts'
import { lightShownAs } from './light-shown-as.ts'

/** Shoulders and arms are a little darker than the face that they belong to. */
const bodyToFace = 0.94

/** Skin albedo for which a garment from a photo shows somebody's skin, linear light, under the gains of the scene. */
export function tintGarment(skin: Rgb, gains: Rgb): Rgb {
  const tint = (channel: 0 | 1 | 2) => lightShownAs(toSrgb(skin[channel] * bodyToFace)) / gains[channel]
  return [tint(0), tint(1), tint(2)]
}
