import { clamp, median, smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import type { FaceOutline } from '../cut/face-outline.ts'
import type { HeadMasks } from '../cut/head-mask.ts'
import type { HeadParts } from '../cut/head-parts.ts'

/** Columns with less hair than this under the chin do not count. */
const leastColumnCm = 0.6
/** Hair is long when its columns under the chin reach this far... */
const longHairCm = 1.2
/** ...over this width together. */
const longHairWidthCm = 2
const pastJawCm = 0.8

export interface LongHairQuestion {
  view: HeadView
  parts: HeadParts
  outline: FaceOutline
  looseHair: Float32Array
}

/** Whether hair hangs below the chin, or falls unbroken from the ears past the corners of the jaw as a bob does. */
export function hasLongHair(question: LongHairQuestion): boolean {
  return hangsBelowChin(question) || fallsPastJaw(question)
}

function hangsBelowChin({ view, looseHair }: LongHairQuestion): boolean {
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const firstRow = Math.ceil(pointOf(mesh, landmark.chin)[1])
  const lengthsCm: number[] = []
  for (let x = 0; x < widthPx; x++) {
    let count = 0
    for (let y = firstRow; y < heightPx; y++) if (looseHair[y * widthPx + x] > 0.5) count++
    if (count > leastColumnCm * pxPerCm) lengthsCm.push(count / pxPerCm)
  }
  return lengthsCm.length > longHairWidthCm * pxPerCm && median(lengthsCm) > longHairCm
}

function fallsPastJaw({ view, parts, outline }: LongHairQuestion): boolean {
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const jawCorner = Math.max(
    pointOf(mesh, landmark.leftJawAngle)[1],
    pointOf(mesh, landmark.rightJawAngle)[1],
  )
  const lastRow = Math.min(heightPx - 1, Math.round(jawCorner + pastJawCm * pxPerCm))
  let columns = 0
  for (let x = 0; x < widthPx; x++) {
    let y = Math.max(0, Math.floor(outline.earRow[x] - pxPerCm))
    while (y <= lastRow && parts.hair[y * widthPx + x] > 0.6) y++
    if (y > lastRow) columns++
  }
  return columns > longHairWidthCm * pxPerCm
}

export interface ShortHairInput {
  view: HeadView
  parts: HeadParts
  outline: FaceOutline
  masks: HeadMasks
}

/** Takes away what looks like hair below the jaw's corners of a short-haired head: collars and shadows of the neck. */
export function trimShortHair({ view, parts, outline, masks }: ShortHairInput): void {
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const [chinX] = pointOf(mesh, landmark.chin)
  const [, leftRow] = pointOf(mesh, landmark.leftJawAngle)
  const [, rightRow] = pointOf(mesh, landmark.rightJawAngle)
  const firstRow = Math.max(0, Math.round(Math.min(leftRow, rightRow) - pxPerCm))
  for (let y = firstRow; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x
      if (masks.head[i] <= 0 || outline.outer[i] > 0.5) continue
      const limit = x < chinX ? leftRow : rightRow
      const kept = smoothstep(limit + 0.4 * pxPerCm, limit - 0.9 * pxPerCm, y)
      const isHair = clamp(parts.hair[i] * 1.5 - parts.faceSkin[i] * 0.5)
      masks.head[i] *= 1 - isHair * (1 - kept)
      masks.looseHair[i] *= kept
    }
}
