import { gaussianBlur } from '../../pixels/blur.ts'
import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import type { HeadView } from '../crop/head-view.ts'

/** Side of a cell of mean colours, px. */
export const cellPx = 4
/** Share of cells around that show a colour, from which it begins to be believed, and is believed fully. */
const enough = { from: 0.003, to: 0.03 }

export type Rgb = [r: number, g: number, b: number]

/** How far a mean colour is to be believed, 0..1, and its channels; a value for each cell. */
export type MeanColour = [trust: Float32Array, r: Float32Array, g: Float32Array, b: Float32Array]

/** Adds a px to the sums of its cell. */
export function addColour([weight, r, g, b]: MeanColour, cell: number, data: Uint8Array, j: number): void {
  const share = 1 / cellPx ** 2
  weight[cell] += share
  r[cell] += data[j] * share
  g[cell] += data[j + 1] * share
  b[cell] += data[j + 2] * share
}

export function meanOf(grid: Grid, sums: MeanColour, sigmaCm: number): MeanColour {
  const mean = sums.map((plane) => spread(grid, plane, sigmaCm)) as MeanColour
  const [weight, ...channels] = mean
  for (let cell = 0; cell < weight.length; cell++) {
    for (const channel of channels) channel[cell] /= Math.max(1e-6, weight[cell])
    weight[cell] = smoothstep(enough.from, enough.to, weight[cell])
  }
  return mean
}

/** Reads a mean colour at a place; answers how far it is to be believed. */
export function readColour([trust, r, g, b]: MeanColour, place: Place, into: Rgb): number {
  into[0] = sample(r, place)
  into[1] = sample(g, place)
  into[2] = sample(b, place)
  return sample(trust, place)
}

export interface Grid {
  columns: number
  rows: number
  /** Cells of a centimetre. */
  perCm: number
}

export function gridOf({ widthPx, heightPx, pxPerCm }: HeadView): Grid {
  return {
    columns: Math.ceil(widthPx / cellPx),
    rows: Math.ceil(heightPx / cellPx),
    perCm: pxPerCm / cellPx,
  }
}

/** Mean of a plane over each cell. */
export function means(
  { columns, rows }: Grid,
  { widthPx, heightPx }: HeadView,
  plane: Float32Array,
): Float32Array {
  const cells = new Float32Array(columns * rows)
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = ((y / cellPx) | 0) * columns
    for (let x = 0; x < widthPx; x++, i++) cells[row + ((x / cellPx) | 0)] += plane[i] / cellPx ** 2
  }
  return cells
}

export function spread({ columns, rows, perCm }: Grid, cells: Float32Array, sigmaCm: number): Float32Array {
  return gaussianBlur(cells, columns, rows, sigmaCm * perCm)
}

/** A place between four cells. */
export interface Place {
  cell: number
  right: number
  below: number
  shareRight: number
  shareBelow: number
}

export function findPlace({ columns, rows }: Grid, x: number, y: number, place: Place): void {
  const column = clamp((x + 0.5) / cellPx - 0.5, 0, columns - 1)
  const row = clamp((y + 0.5) / cellPx - 0.5, 0, rows - 1)
  place.cell = (row | 0) * columns + (column | 0)
  place.right = (column | 0) < columns - 1 ? 1 : 0
  place.below = (row | 0) < rows - 1 ? columns : 0
  place.shareRight = column - (column | 0)
  place.shareBelow = row - (row | 0)
}

export function sample(plane: Float32Array, { cell, right, below, shareRight, shareBelow }: Place): number {
  const upper = plane[cell] + (plane[cell + right] - plane[cell]) * shareRight
  const lower = plane[cell + below] + (plane[cell + below + right] - plane[cell + below]) * shareRight
  return upper + (lower - upper) * shareBelow
}
