import { gaussianBlur } from '../../pixels/blur.ts'
import { median, smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import type { HeadParts } from '../cut/head-parts.ts'
import type { Rgb } from '../understood-photo.ts'

export interface HairBehindInput {
  view: HeadView
  parts: HeadParts
  alpha: Float32Array
  looseHair: Float32Array
  /** The person's colours, three bytes a px. */
  colours: Uint8Array
}

export interface HairBehind {
  alpha: Float32Array
  /** Median of the loose hair, sRGB 0..1; black when there is hardly any. */
  colour: Rgb
}

const everyPixel = 7
const leastSamples = 200
/** A wider gap than this is no longer a neck between two falls of hair. */
const widestGapCm = 17

/** Fills the gap between hair on both sides of the neck, to be drawn behind the neck. */
export function fillHairBehind({ view, parts, alpha, looseHair, colours }: HairBehindInput): HairBehind {
  const samples = sampleHair(looseHair, colours)
  const filled = new Float32Array(alpha.length)
  if (samples.length <= leastSamples) return { alpha: filled, colour: [0, 0, 0] }
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const [chinX, chinY] = pointOf(mesh, landmark.chin)
  const firstRow = Math.max(0, Math.round(chinY - 6 * pxPerCm))
  const lastRow = chinY + 9 * pxPerCm
  for (let y = firstRow; y < Math.min(heightPx, lastRow); y++) {
    const isHair = (x: number) => parts.hair[y * widthPx + x] * alpha[y * widthPx + x] > 0.6
    let left = Math.floor(chinX - 2 * pxPerCm)
    while (left >= 0 && !isHair(left)) left--
    let right = Math.ceil(chinX + 2 * pxPerCm)
    while (right < widthPx && !isHair(right)) right++
    if (left < 0 || right >= widthPx || right - left >= widestGapCm * pxPerCm) continue
    const overlapPx = Math.floor(0.4 * pxPerCm)
    const from = y * widthPx + Math.max(0, left - overlapPx)
    const to = y * widthPx + Math.min(widthPx - 1, right + overlapPx)
    filled.fill(smoothstep(lastRow, chinY + 4 * pxPerCm, y), from, to + 1)
  }
  return {
    alpha: gaussianBlur(filled, widthPx, heightPx, 0.25 * pxPerCm),
    colour: [0, 1, 2].map((c) => median(samples.map((sample) => sample[c]))) as [number, number, number],
  }
}

function sampleHair(looseHair: Float32Array, colours: Uint8Array): Rgb[] {
  const samples: Rgb[] = []
  for (let i = 0; i < looseHair.length; i += everyPixel)
    if (looseHair[i] > 0.8)
      samples.push([colours[i * 3] / 255, colours[i * 3 + 1] / 255, colours[i * 3 + 2] / 255])
  return samples
}
