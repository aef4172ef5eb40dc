import type { Region } from '../../pixels/sample-region.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import { classCount, classMapPx, classNames } from './classify-region.ts'

/** One plane of shares (0..1) for each class, in the size of a picture. */
export type ClassPlanes = Record<(typeof classNames)[number], Float32Array>

export function emptyClassPlanes(widthPx: number, heightPx: number): ClassPlanes {
  const plane = () => new Float32Array(widthPx * heightPx)
  return {
    background: plane().fill(1),
    hair: plane(),
    bodySkin: plane(),
    faceSkin: plane(),
    clothes: plane(),
    accessories: plane(),
  }
}

export interface ClassPaste {
  planes: ClassPlanes
  widthPx: number
  heightPx: number
  /** An upright square, px of the planes. */
  region: Region
  shares: Float32Array
  /** Share of the region's side over which it blends into what is there, except at the picture's border. */
  feather: number
}

/** Lays the class map of a region over the planes. */
export function pasteClasses({ planes, widthPx, heightPx, region, shares, feather }: ClassPaste): void {
  const across = spread(region.centreX - region.widthPx / 2, region.widthPx, widthPx, feather)
  const down = spread(region.centreY - region.heightPx / 2, region.heightPx, heightPx, feather)
  const targets = classNames.map((name) => planes[name])
  for (let y = down.from; y < down.to; y++)
    for (let c = 0; c < classCount; c++)
      pasteRow({ target: targets[c], start: y * widthPx, shares, channel: c, across, down, row: y })
}

interface Spread {
  from: number
  to: number
  /** First map cell of each px, the share of the next one, and the weight of the paste. */
  cell: Int32Array
  next: Float32Array
  weight: Float32Array
}

function spread(startPx: number, sidePx: number, lengthPx: number, feather: number): Spread {
  const from = Math.max(0, Math.floor(startPx))
  const to = Math.min(lengthPx, Math.ceil(startPx + sidePx))
  const cell = new Int32Array(lengthPx)
  const next = new Float32Array(lengthPx)
  const weight = new Float32Array(lengthPx)
  for (let i = from; i < to; i++) {
    const share = (i + 0.5 - startPx) / sidePx
    const position = clamp(share * classMapPx - 0.5, 0, classMapPx - 1.001)
    cell[i] = position | 0
    next[i] = position - cell[i]
    const fromStart = from === 0 || feather === 0 ? 1 : share / feather
    const fromEnd = to === lengthPx || feather === 0 ? 1 : (1 - share) / feather
    weight[i] = clamp(Math.min(fromStart, fromEnd))
  }
  return { from, to, cell, next, weight }
}

interface RowPaste {
  target: Float32Array
  start: number
  shares: Float32Array
  channel: number
  across: Spread
  down: Spread
  row: number
}

function pasteRow({ target, start, shares, channel, across, down, row }: RowPaste): void {
  const { from, to, cell, next, weight } = across
  const top = down.cell[row] * classMapPx * classCount + channel
  const bottom = top + classMapPx * classCount
  const below = down.next[row]
  const above = 1 - below
  const rowWeight = down.weight[row]
  for (let x = from; x < to; x++) {
    const at = cell[x] * classCount
    const right = next[x]
    const left = 1 - right
    const value =
      (shares[top + at] * left + shares[top + at + classCount] * right) * above +
      (shares[bottom + at] * left + shares[bottom + at + classCount] * right) * below
    const w = Math.min(rowWeight, weight[x])
    target[start + x] += (value - target[start + x]) * w
  }
}
