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
  /** Alpha of the head, hands dropped. */
  head: Float32Array
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
/** What is filled begins under hair, face or neck that is no further up than this. */
const hangsFromCm = 0.5
const besideUnhungCm = 1.5

/** Fills the gap between hair on both sides of the neck, to be drawn behind the neck. */
export function fillHairBehind({
  view,
  parts,
  alpha,
  head,
  looseHair,
  colours,
}: HairBehindInput): HairBehind {
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
  dropUnhung(filled, head, view)
  return {
    alpha: gaussianBlur(filled, widthPx, heightPx, 0.25 * pxPerCm),
    colour: [0, 1, 2].map((c) => median(samples.map((sample) => sample[c]))) as [number, number, number],
  }
}

/** Clears the columns of a filling, and those beside them, that hang from nothing: between face and hair a hand was. */
function dropUnhung(
  filled: Float32Array,
  head: Float32Array,
  { widthPx, heightPx, pxPerCm }: Pick<HeadView, 'widthPx' | 'heightPx' | 'pxPerCm'>,
): void {
  const reach = Math.round(hangsFromCm * pxPerCm)
  const beside = Math.round(besideUnhungCm * pxPerCm)
  const unhung = Array.from({ length: widthPx }, (_, x) => {
    let top = 0
    while (top < heightPx && filled[top * widthPx + x] === 0) top++
    if (top === heightPx) return false
    for (let y = Math.max(0, top - reach); y <= top; y++) if (head[y * widthPx + x] > 0.5) return false
    return true
  })
  for (let x = 0; x < widthPx; x++)
    if (unhung.slice(Math.max(0, x - beside), x + beside + 1).includes(true))
      for (let y = 0; y < heightPx; y++) filled[y * widthPx + x] = 0
}

function sampleHair(looseHair: Float32Array, colours: Uint8Array): Rgb[] {
  const samples: Rgb[] = []
  for (let i = 0; i < looseHair.length; i += everyPixel)
    if (looseHair[i] > 0.8)
      samples.push([colours[i * 3] / 255, colours[i * 3 + 1] / 255, colours[i * 3 + 2] / 255])
  return samples
}
