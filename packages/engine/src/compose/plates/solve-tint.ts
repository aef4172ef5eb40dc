import { type Rgb, toLinear } from '../../pixels/colour-space.ts'
import { filmCurve, highlightGrey } from '../../pixels/film-curve.ts'
import { clamp, median } from '../../pixels/smoothstep.ts'
import type { AttirePlate } from './decode-attire.ts'
import { decodeLight } from './decode-light.ts'

export interface TintQuestion {
  plate: AttirePlate
  /** Linear light that the plate's neck shall show. */
  target: Rgb
  /** Linear-light gains of the scene. */
  gains: Rgb
}

const rounds = 25
const damping = 0.6
const maxSamples = 600
/** The part of the neck's order of light that shall show the target. */
const middlePart = { from: 0.2, to: 0.9 }
const tintRange = { min: 0.004, max: 6 }
/** A head keeps its photo's exposure, so in a dim scene its neck may reflect more than skin does, in any channel. */
const maxAlbedo = 2.4

/** Skin albedo for which the plate's neck shows the target: a damped fixed point over samples of the neck. */
export function solveTint({ plate, target, gains }: TintQuestion): Rgb {
  const samples = sampleNeck(plate)
  if (!samples.length) return target
  const reference = plate.manifest.skinReference
  const tint: [number, number, number] = [...reference]
  for (let round = 0; round < rounds; round++) {
    const seen = showNeck(samples, tint, reference, gains)
    for (let channel = 0; channel < 3; channel++) {
      const ratio = target[channel] / Math.max(seen[channel], 1e-4)
      tint[channel] = clamp(tint[channel] * ratio ** damping, tintRange.min, tintRange.max)
    }
  }
  const held = Math.min(1, maxAlbedo / Math.max(...tint))
  return [tint[0] * held, tint[1] * held, tint[2] * held]
}

/** Straight linear light of neck pixels: k0 red, green, blue, d red, green, blue. */
type NeckSample = readonly [Rgb, Rgb]

/** The neck between chin and collar, without its darkest and brightest parts. */
function sampleNeck({ manifest, box, k0, d }: AttirePlate): NeckSample[] {
  const { anchors, neckHalfPx, encoding } = manifest
  const light = decodeLight(encoding)
  const centreX = (anchors.neckLeft[0] + anchors.neckRight[0]) / 2
  const height = anchors.pit[1] - anchors.chin[1]
  const top = Math.max(0, Math.round(anchors.chin[1] + 0.12 * height) - box.top)
  const bottom = Math.round(anchors.pit[1] - 0.4 * height) - box.top
  const left = Math.max(0, Math.round(centreX - 0.78 * neckHalfPx) - box.left)
  const right = Math.min(box.widthPx, Math.round(centreX + 0.78 * neckHalfPx) - box.left)
  const found: NeckSample[] = []
  for (let y = top; y < bottom; y += 2)
    for (let x = left; x < right; x += 2) {
      const i = y * box.widthPx + x
      const alpha = k0[i * 4 + 3] / 255
      if (alpha < 0.98 || light[d[i * 3]] < 0.04) continue
      found.push([
        [light[k0[i * 4]], light[k0[i * 4 + 1]], light[k0[i * 4 + 2]]],
        [light[d[i * 3]], light[d[i * 3 + 1]], light[d[i * 3 + 2]]],
      ])
    }
  found.sort((a, b) => a[1][1] - b[1][1])
  const middle = found.slice(
    Math.floor(found.length * middlePart.from),
    Math.ceil(found.length * middlePart.to),
  )
  const step = Math.max(1, Math.floor(middle.length / maxSamples))
  return middle.filter((_, i) => i % step === 0)
}

function showNeck(samples: readonly NeckSample[], tint: Rgb, reference: Rgb, gains: Rgb): Rgb {
  const shown = [0, 1, 2].map(() => new Float32Array(samples.length))
  samples.forEach(([k0, d], i) => {
    const lit = [0, 1, 2].map((c) => (k0[c] + (d[c] * tint[c]) / reference[c]) * gains[c])
    const grey = 0.2126 * lit[0] + 0.7152 * lit[1] + 0.0722 * lit[2]
    const share = highlightGrey(grey)
    for (let c = 0; c < 3; c++) shown[c][i] = filmCurve(lit[c] * (1 - share) + grey * share)
  })
  return [toLinear(median(shown[0])), toLinear(median(shown[1])), toLinear(median(shown[2]))]
}
