import type { Rgb } from '../pixels/colour-space.ts'
import { toSrgb } from '../pixels/colour-space.ts'
import { lightShownAs } from './light-shown-as.ts'

/** Skin albedo for which a garment from a photo shows a body's colour, linear light, under the gains of the scene. */
export function tintGarment(body: Rgb, gains: Rgb): Rgb {
  const tint = (channel: 0 | 1 | 2) => lightShownAs(toSrgb(body[channel])) / gains[channel]
  return [tint(0), tint(1), tint(2)]
}
