import { type Rgb, toSrgb } from '../pixels/colour-space.ts'
import { filmCurve } from '../pixels/film-curve.ts'

const maxLight = 4
const rounds = 20

/** Scene-linear light (0..4) that the film curve shows as a display value (sRGB 0..1). */
export function lightShownAs(display: number): number {
  let low = 0
  let high = maxLight
  for (let round = 0; round < rounds; round++) {
    const middle = (low + high) / 2
    if (filmCurve(middle) < display) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The same for a colour given in linear light as displayed. */
export function lightOfSkin([r, g, b]: Rgb): Rgb {
  return [lightShownAs(toSrgb(r)), lightShownAs(toSrgb(g)), lightShownAs(toSrgb(b))]
}
