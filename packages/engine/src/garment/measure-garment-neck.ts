import { clamp, median } from '../pixels/smoothstep.ts'
import type { ParsedWearer } from './parse-wearer.ts'

export interface NeckQuestion {
  alpha: Float32Array
  wearer: Pick<ParsedWearer, 'crop'>
  chin: readonly [number, number]
  pitY: number
  pxPerMetre: number
}

export interface GarmentNeck {
  centreX: number
  halfPx: number
  /** Share of the neck's rows in which skin was seen. */
  seen: number
}

/** Rows between chin and pit in which the neck's width is read, as shares of that distance. */
const rows = { from: 0.3, to: 0.62 }
const halfMetres = { usual: 0.05, min: 0.043, max: 0.062 }

/** Finds the neck's middle and half width under the jaw. */
export function measureGarmentNeck({ alpha, wearer, chin, pitY, pxPerMetre }: NeckQuestion): GarmentNeck {
  const { widthPx } = wearer.crop.image
  const reachPx = 0.1 * pxPerMetre
  const centres: number[] = []
  const halves: number[] = []
  const first = Math.round(chin[1] + (pitY - chin[1]) * rows.from)
  const end = Math.round(chin[1] + (pitY - chin[1]) * rows.to)
  for (let y = first; y < end; y++) {
    let left = Math.round(chin[0])
    let right = left
    while (left > chin[0] - reachPx && alpha[y * widthPx + left - 1] > 0.5) left--
    while (right < chin[0] + reachPx && alpha[y * widthPx + right + 1] > 0.5) right++
    if (right - left < halfMetres.min * pxPerMetre) continue
    centres.push((left + right + 1) / 2)
    halves.push((right - left + 1) / 2)
  }
  if (!halves.length) return { centreX: chin[0], halfPx: halfMetres.usual * pxPerMetre, seen: 0 }
  const halfPx = clamp(median(halves), halfMetres.min * pxPerMetre, halfMetres.max * pxPerMetre)
  return { centreX: median(centres), halfPx, seen: halves.length / (end - first) }
}
