import { luminanceAt } from '../../pixels/colour-space.ts'
import { median } from '../../pixels/smoothstep.ts'
import { landmarkCount } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'

/** How light changes over a head: stops for a full turn of its surface. */
export interface HeadLight {
  /** To the viewer's right; negative when the light comes from the left. */
  aside: number
  /** Downwards; negative when the light comes from above. */
  upright: number
}

export type LitHead = Pick<HeadView, 'mesh' | 'widthPx' | 'heightPx' | 'pxPerCm'> & {
  classes: Pick<HeadView['classes'], 'faceSkin'>
}

const discCm = 0.35
const leastDiscPx = 5
const leastLandmarks = 60
const rounds = 4
/** Brows, lips, beards and cast shadows lie further than this from the fit and hardly speak for the light, stops. */
const outlierStops = 0.5
/** Keeps a head whose skin hardly turns from asking for much light. */
const ridge = 0.5
/** Keeps the logarithm of black finite. */
const blackLight = 0.004

/** From where a head is lit: a robust first-order fit of the skin's light against the mesh's normals. */
export function fitLight(head: LitHead, rgb: Uint8Array, normals: Float32Array): HeadLight {
  const stops = skinStops(head, rgb)
  const seen: number[] = []
  for (let i = 0; i < landmarkCount; i++) if (!Number.isNaN(stops[i])) seen.push(i)
  if (seen.length < leastLandmarks) return { aside: 0, upright: 0 }
  let [mean, aside, upright] = [0, 0, 0]
  const weights = new Float32Array(landmarkCount).fill(1)
  for (let round = 0; round < rounds; round++) {
    ;[mean, aside, upright] = solve(seen, stops, normals, weights)
    for (const i of seen) {
      const off = stops[i] - mean - aside * normals[i * 3] - upright * normals[i * 3 + 1]
      weights[i] = 1 / (1 + (off / outlierStops) ** 2)
    }
  }
  return { aside, upright }
}

/** Median light of the skin around each landmark, stops; not a number where hardly any is seen. */
function skinStops({ mesh, classes, widthPx, heightPx, pxPerCm }: LitHead, rgb: Uint8Array): Float32Array {
  const radiusPx = Math.max(1, Math.round(discCm * pxPerCm))
  const stops = new Float32Array(landmarkCount).fill(Number.NaN)
  for (let l = 0; l < landmarkCount; l++) {
    const left = Math.round(mesh[l * 3]) - radiusPx
    const top = Math.round(mesh[l * 3 + 1]) - radiusPx
    const lights: number[] = []
    for (let y = Math.max(0, top); y <= Math.min(heightPx - 1, top + 2 * radiusPx); y += 2)
      for (let x = Math.max(0, left); x <= Math.min(widthPx - 1, left + 2 * radiusPx); x += 2) {
        const i = y * widthPx + x
        if (classes.faceSkin[i] >= 0.8) lights.push(luminanceAt(rgb, i))
      }
    if (lights.length > leastDiscPx) stops[l] = Math.log2(median(lights) + blackLight)
  }
  return stops
}

/** Weighted least squares of stops = mean + aside x + upright y. */
function solve(
  seen: readonly number[],
  stops: Float32Array,
  normals: Float32Array,
  weights: Float32Array,
): [number, number, number] {
  let [w, wx, wy, wxx, wxy, wyy, ws, wsx, wsy] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (const i of seen) {
    const weight = weights[i]
    const x = normals[i * 3]
    const y = normals[i * 3 + 1]
    w += weight
    wx += weight * x
    wy += weight * y
    wxx += weight * x * x
    wxy += weight * x * y
    wyy += weight * y * y
    ws += weight * stops[i]
    wsx += weight * x * stops[i]
    wsy += weight * y * stops[i]
  }
  const xx = wxx - (wx * wx) / w + ridge
  const yy = wyy - (wy * wy) / w + ridge
  const xy = wxy - (wx * wy) / w
  const sx = wsx - (wx * ws) / w
  const sy = wsy - (wy * ws) / w
  const determinant = xx * yy - xy * xy
  const aside = (sx * yy - sy * xy) / determinant
  const upright = (sy * xx - sx * xy) / determinant
  return [(ws - aside * wx - upright * wy) / w, aside, upright]
}
