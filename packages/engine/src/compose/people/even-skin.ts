import { gaussianBlur } from '../../pixels/blur.ts'
import { luminance, quickSrgb, type Rgb, toLinear } from '../../pixels/colour-space.ts'
import { resizePlane } from '../../pixels/resample.ts'
import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import type { DisplayedAttire } from '../plates/display-attire.ts'

/** Light against the body's colour under which skin counts as shaded, and all of it. */
const shade = { from: 1, full: 0.55 }
/** Share of the body's own colour that shaded skin gets; the rest is the plate's. */
const mostShare = 0.75

/** A limb's light is the mean of its skin so far around a px, metres of sigma. */
const limbSigmaMetres = 0.03
/** Its light is read at every fourth px of every fourth row. */
const stepPx = 4
/** Between these shares of the body's light a limb keeps its own; beyond them it is drawn towards them by this power. */
const limb = { from: 0.88, to: 1.15, power: 0.2 }
/** The same for each px of it, which holds less back: its form is in its shades. */
const spot = { from: 0.6, to: 1.25, power: 0.6 }

/**
 * The film's curve makes skin the more colourful the darker it is: hands and arms in shade would be orange beside the
 * neck. Brings them back to the body's colour, and a limb in deep shade or bright light nearer to the body's light: beside
 * a face that keeps the light of its photo it would be another person's. In place.
 */
export function evenSkin(attire: DisplayedAttire, body: Rgb): void {
  const { r, g, b, a, skin } = attire
  const bodyLight = luminance(body)
  if (bodyLight <= 0) return
  const hue = body.map((value) => value / bodyLight)
  const limbs = limbLight(attire)
  for (let i = 0; i < a.length; i++) {
    if (skin[i] < 0.05 || a[i] < 0.05) continue
    const own = colourAt(attire, i)
    const light = luminance(own)
    const lift = towards(limb, limbs[i] / bodyLight)
    const ratio = (light / bodyLight) * lift
    const share = mostShare * skin[i] * smoothstep(shade.from, shade.full, light / bodyLight)
    const gain = 1 + (lift * towards(spot, ratio) - 1) * skin[i]
    if (share < 0.01 && Math.abs(gain - 1) < 0.005) continue
    r[i] = quickSrgb((own[0] + (hue[0] * light - own[0]) * share) * gain) * a[i]
    g[i] = quickSrgb((own[1] + (hue[1] * light - own[1]) * share) * gain) * a[i]
    b[i] = quickSrgb((own[2] + (hue[2] * light - own[2]) * share) * gain) * a[i]
  }
}

/** The gain that brings a share of the body's light nearer to the usual ones. */
function towards({ from, to, power }: typeof limb, ratio: number): number {
  const own = Math.max(ratio, 0.01)
  return (own / clamp(own, from, to)) ** (power - 1)
}

/** Mean linear light of the skin around each px of the plate's box; 0 far from any. */
function limbLight(attire: DisplayedAttire): Float32Array {
  const { a, skin, plate } = attire
  const { widthPx, heightPx } = plate.box
  const columns = Math.ceil(widthPx / stepPx)
  const rows = Math.ceil(heightPx / stepPx)
  const weights = new Float32Array(columns * rows)
  const lights = new Float32Array(columns * rows)
  for (let y = 0, k = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, k++) {
      const i = y * stepPx * widthPx + x * stepPx
      if (skin[i] < 0.05 || a[i] < 0.05) continue
      weights[k] = skin[i] * a[i]
      lights[k] = weights[k] * luminance(colourAt(attire, i))
    }
  const sigmaPx = (limbSigmaMetres * plate.manifest.pxPerMetre) / stepPx
  gaussianBlur(weights, columns, rows, sigmaPx, weights)
  gaussianBlur(lights, columns, rows, sigmaPx, lights)
  for (let k = 0; k < lights.length; k++) lights[k] = weights[k] > 1e-4 ? lights[k] / weights[k] : 0
  return resizePlane(lights, columns, rows, widthPx, heightPx, 1 / stepPx)
}

/** Straight linear light. */
function colourAt({ r, g, b, a }: DisplayedAttire, i: number): Rgb {
  return [toLinear(r[i] / a[i]), toLinear(g[i] / a[i]), toLinear(b[i] / a[i])]
}
