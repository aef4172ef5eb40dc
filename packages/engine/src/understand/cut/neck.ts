import { clamp, median, smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import type { HeadParts } from './head-parts.ts'

export interface NeckInput {
  view: HeadView
  parts: HeadParts
  alpha: Float32Array
}

export interface Neck {
  centreX: number
  halfPx: number
  /** Half the width between the jaw's corners, px. */
  jawHalfPx: number
  /** Alpha of the person's own neck right under the jaw. */
  alpha: Float32Array
}

/** Rows under the chin in which the neck's width is read, cm. */
const measured = { fromCm: 0.6, toCm: 3.2 }
/** A neck hidden by hair, collar or beard is taken to be this wide. */
const neckOfJaw = 0.92
const plausible = { least: 0.72, most: 1.3 }
/** A visible strip shorter than this is not worth keeping. */
const leastOwnCm = 0.9
const mostOwnCm = 2.4

export function measureNeck(input: NeckInput): Neck {
  const { mesh } = input.view
  const [leftX, leftY] = pointOf(mesh, landmark.leftJawAngle)
  const [rightX, rightY] = pointOf(mesh, landmark.rightJawAngle)
  const [chinX] = pointOf(mesh, landmark.chin)
  const jawHalfPx = Math.hypot(rightX - leftX, rightY - leftY) / 2
  const guess = { centreX: ((leftX + rightX) / 2) * 0.6 + chinX * 0.4, halfPx: jawHalfPx * neckOfJaw }
  const seen = skinUnderChin(input)
  const isPlausible =
    seen && seen.halfPx > jawHalfPx * plausible.least && seen.halfPx < jawHalfPx * plausible.most
  const neck = isPlausible ? seen : guess
  const isHidden = input.view.headwear?.isDraped
  const alpha = isHidden ? new Float32Array(input.alpha.length) : ownNeck(input, neck)
  return { ...neck, jawHalfPx, alpha }
}

interface NeckAxis {
  centreX: number
  halfPx: number
}

function skinUnderChin({ view, parts, alpha }: NeckInput): NeckAxis | undefined {
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const [chinX, chinY] = pointOf(mesh, landmark.chin)
  const from = Math.max(0, Math.round(chinX - 9 * pxPerCm))
  const to = Math.min(widthPx, chinX + 9 * pxPerCm)
  const lefts: number[] = []
  const rights: number[] = []
  const lastRow = Math.min(heightPx, chinY + measured.toCm * pxPerCm)
  for (let y = Math.round(chinY + measured.fromCm * pxPerCm); y < lastRow; y++) {
    let left = -1
    let right = -1
    for (let x = from; x < to; x++) {
      const i = y * widthPx + x
      if (parts.bodySkin[i] + parts.faceSkin[i] <= 0.5 || alpha[i] <= 0.5) continue
      if (left < 0) left = x
      right = x
    }
    if (left < 0 || right - left <= 5 * pxPerCm || right - left >= 16 * pxPerCm) continue
    lefts.push(left)
    rights.push(right)
  }
  if (lefts.length <= 1.2 * pxPerCm) return undefined
  const left = median(lefts)
  const right = median(rights)
  return { centreX: (left + right) / 2, halfPx: (right - left) / 2 }
}

function ownNeck(input: NeckInput, axis: NeckAxis): Float32Array {
  const { view, parts, alpha } = input
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const neck = new Float32Array(widthPx * heightPx)
  const [, chinY] = pointOf(mesh, landmark.chin)
  const visiblePx = visibleNeckRows(input, axis)
  if (visiblePx <= leastOwnCm * pxPerCm) return neck
  const lastRow = chinY + Math.min(visiblePx, mostOwnCm * pxPerCm)
  const lobeRow = Math.min(pointOf(mesh, landmark.leftEarLobe)[1], pointOf(mesh, landmark.rightEarLobe)[1])
  for (let y = Math.max(0, Math.ceil(lobeRow)); y < Math.min(heightPx, lastRow + 1); y++) {
    const fade = smoothstep(lastRow, chinY + 0.2 * pxPerCm, y)
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
      if (alpha[i] < 0.02) continue
      const aside = Math.abs(x - axis.centreX) / axis.halfPx
      const isSkin = clamp((parts.bodySkin[i] + parts.faceSkin[i] - parts.clothes[i] * 1.5 - 0.25) * 2)
      neck[i] = alpha[i] * isSkin * fade * smoothstep(1.45, 1.2, aside)
    }
  }
  return neck
}

/** Rows below the chin down to collar, hair or necklace, px. */
function visibleNeckRows({ view, parts, alpha }: NeckInput, { centreX, halfPx }: NeckAxis): number {
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const [, chinY] = pointOf(mesh, landmark.chin)
  const from = Math.max(0, Math.round(centreX - 0.6 * halfPx))
  const to = Math.min(widthPx - 1, centreX + 0.6 * halfPx)
  let last = chinY
  let covered = 0
  const lastRow = Math.min(heightPx, chinY + 6.5 * pxPerCm)
  for (let y = Math.round(chinY + 0.3 * pxPerCm); y < lastRow && covered <= 0.3 * pxPerCm; y++) {
    let skin = 0
    let looked = 0
    for (let x = from; x <= to; x++, looked++) {
      const i = y * widthPx + x
      if (parts.bodySkin[i] + parts.faceSkin[i] > 0.5 && alpha[i] > 0.6 && parts.clothes[i] < 0.4) skin++
    }
    if (skin < 0.7 * looked) covered++
    else {
      last = y
      covered = 0
    }
  }
  return last - chinY
}
