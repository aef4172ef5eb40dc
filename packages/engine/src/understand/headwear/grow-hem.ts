import { smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'

export interface HemInput {
  view: HeadView
  /** 1 where the head has a picture. */
  isInside: Uint8Array
  /** Alpha of the head, 0..1. */
  head: Float32Array
  /** The person's own colours, three bytes a px. */
  colours: Uint8Array
}

/** Right at the photo's border the person's alpha is unsure; this far over it cloth is seen as it is, cm. */
const overBorderCm = 0.5
/** The cloth over the border that is laid out downwards, cm: less would be drawn out too far, more is somewhere else. */
const laidOutCm = { least: 0.6, most: 6 }
/** Right under the chin its shadow and its skin lie in the cloth's edge: share of the cloth that is free of them. */
const cleanShare = 0.8
const softCm = 0.25
/** A slit in the cloth at the border, a fold or a pin, is closed with the cloth beside it, cm. */
const slitCm = 1.5
/** Beside and under the grown cloth nothing is missing, so that its own edge stays as sharp as the rest, cm. */
const besideCm = 1.5

/**
 * A photo that ends within a scarf makes a straight hem: goes on to where the scarf would end, with the cloth over the border
 * mirrored and drawn out downwards. Works in place; answers which px have a picture then.
 */
export function growHem({ view, isInside, head, colours }: HemInput): Uint8Array {
  const { widthPx, heightPx, pxPerCm, headwear, mesh } = view
  if (!headwear?.isDraped) return isInside
  const { share, lastRows } = headwear
  const chinRow = Math.round(pointOf(mesh, landmark.chin)[1])
  const softPx = softCm * pxPerCm
  const grown: number[] = []
  for (let x = 0; x < widthPx; x++) {
    let border = chinRow
    while (border < heightPx && isInside[border * widthPx + x]) border++
    if (border === chinRow || border === heightPx) continue
    const lastSeen = border - 1 - Math.round(overBorderCm * pxPerCm)
    const hemPx = Math.min(heightPx - 1, lastRows[x] + softPx) - lastSeen
    const clothPx = cleanShare * clothOver({ share, widthPx, x, lastSeen, mostPx: laidOutCm.most * pxPerCm })
    if (hemPx <= 0 || clothPx < laidOutCm.least * pxPerCm) continue
    const drawnOut = Math.min(1, clothPx / hemPx)
    for (let down = 1; down <= hemPx; down++) {
      const i = (lastSeen + down) * widthPx + x
      const source = (lastSeen - Math.floor(down * drawnOut)) * widthPx + x
      for (let c = 0; c < 3; c++) colours[i * 3 + c] = colours[source * 3 + c]
      head[i] = smoothstep(lastRows[x] + softPx / 2, lastRows[x] - softPx / 2, lastSeen + down)
    }
    grown.push(x)
  }
  if (grown.length === 0) return isInside
  closeSlits({ view, isInside, head, colours }, grown, chinRow)
  const inside = isInside.slice()
  const first = Math.max(0, Math.floor(grown[0] - besideCm * pxPerCm))
  const end = Math.min(widthPx, Math.ceil((grown.at(-1) ?? 0) + besideCm * pxPerCm))
  for (let y = chinRow; y < heightPx; y++) inside.fill(1, y * widthPx + first, y * widthPx + end)
  return inside
}

/** Copies grown columns into narrow ones between them that could not grow. */
function closeSlits(
  { view, isInside, head, colours }: HemInput,
  grown: readonly number[],
  fromRow: number,
): void {
  const { widthPx, heightPx, pxPerCm } = view
  for (let next = 1; next < grown.length; next++) {
    const left = grown[next - 1]
    const right = grown[next]
    if (right - left > slitCm * pxPerCm) continue
    for (let x = left + 1; x < right; x++) {
      const from = x - left < right - x ? left : right
      for (let y = fromRow; y < heightPx; y++) {
        const i = y * widthPx + x
        const source = y * widthPx + from
        if (isInside[i] && head[i] > 0.5) continue
        head[i] = head[source]
        for (let c = 0; c < 3; c++) colours[i * 3 + c] = colours[source * 3 + c]
      }
    }
  }
}

interface Column {
  share: Float32Array
  widthPx: number
  x: number
  lastSeen: number
  mostPx: number
}

/** Rows of cloth that lie over a place without a gap. */
function clothOver({ share, widthPx, x, lastSeen, mostPx }: Column): number {
  let rows = 0
  while (rows < mostPx && rows < lastSeen && share[(lastSeen - rows) * widthPx + x] > 0.5) rows++
  return rows
}
