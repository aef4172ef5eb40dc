import { boxBlur } from '../pixels/box-blur.ts'
import type { Picture } from '../pixels/picture.ts'

/**
 * Paints a picture by a generalised Kuwahara filter of eight discs: each pixel takes the mean of its calmest
 * surroundings. Means and variances come from box blurs, so the cost does not grow with the radius.
 */
export function paintKuwahara(source: Picture, radiusPx: number, target: Picture): void {
  const { widthPx, heightPx } = source
  const boxRadiusPx = Math.max(1, Math.round(radiusPx * boxShare))
  const offsets = discOffsets(radiusPx * offsetShare)
  const marginPx = 2 * boxRadiusPx + Math.ceil(radiusPx * offsetShare) + 1
  const band = emptyBand(widthPx, bandRows + 2 * marginPx)
  for (let top = 0; top < heightPx; top += bandRows) {
    const bottom = Math.min(heightPx, top + bandRows)
    const first = Math.max(0, top - marginPx)
    const rows = Math.min(heightPx, bottom + marginPx) - first
    measureBand(source, band, first, rows, boxRadiusPx)
    for (let y = top; y < bottom; y++)
      paintRow(band, target, widthPx, y * widthPx, rowOffsets(offsets, y - first, rows, widthPx))
  }
}

const discs = 8
/** Radius of the boxes and distance of the discs, in shares of the brush's radius. */
const boxShare = 0.32
const offsetShare = 0.6
/** Bands stay in the processor's cache. */
const bandRows = 96
/** How strongly calm discs win, for colours 0..1. */
const sharpness = 255 ** 2

interface Band {
  r: Float32Array
  g: Float32Array
  b: Float32Array
  calm: Float32Array
  squares: Float32Array
}

function emptyBand(widthPx: number, rows: number): Band {
  const plane = () => new Float32Array(widthPx * rows)
  return { r: plane(), g: plane(), b: plane(), calm: plane(), squares: plane() }
}

/** Means of each channel, and 1 / (1 + variance²) as calmness. One box leaves square marks, two do not. */
function measureBand(source: Picture, band: Band, first: number, rows: number, radiusPx: number): void {
  const widthPx = source.widthPx
  const start = first * widthPx
  const end = start + rows * widthPx
  const { squares, calm } = band
  const blurTwice = (plane: Float32Array, target: Float32Array) => {
    boxBlur({ source: plane, widthPx, heightPx: rows, radiusPx, target })
    boxBlur({ source: target, widthPx, heightPx: rows, radiusPx, target })
  }
  const r = source.r.subarray(start, end)
  const g = source.g.subarray(start, end)
  const b = source.b.subarray(start, end)
  sumSquares(r, g, b, squares)
  blurTwice(r, band.r)
  blurTwice(g, band.g)
  blurTwice(b, band.b)
  blurTwice(squares, calm)
  rateCalm(band.r, band.g, band.b, calm, rows * widthPx)
}

function sumSquares(r: Float32Array, g: Float32Array, b: Float32Array, target: Float32Array): void {
  for (let i = 0; i < r.length; i++) target[i] = r[i] * r[i] + g[i] * g[i] + b[i] * b[i]
}

function rateCalm(
  r: Float32Array,
  g: Float32Array,
  b: Float32Array,
  calm: Float32Array,
  length: number,
): void {
  for (let i = 0; i < length; i++) {
    const variance = calm[i] - r[i] * r[i] - g[i] * g[i] - b[i] * b[i]
    const spread = variance > 0 ? variance * sharpness : 0
    calm[i] = 1 / (1 + spread * spread) + 1e-12
  }
}

interface Offset {
  x: number
  y: number
}

function discOffsets(distancePx: number): Offset[] {
  return Array.from({ length: discs }, (_, i) => ({
    x: Math.round(Math.cos((i * 2 * Math.PI) / discs) * distancePx),
    y: Math.round(Math.sin((i * 2 * Math.PI) / discs) * distancePx),
  }))
}

/** Start of each disc's row in the band and its shift in x. */
function rowOffsets(offsets: readonly Offset[], row: number, rows: number, widthPx: number) {
  const starts = new Int32Array(discs)
  const shifts = new Int32Array(discs)
  for (let i = 0; i < discs; i++) {
    starts[i] = Math.max(0, Math.min(rows - 1, row + offsets[i].y)) * widthPx
    shifts[i] = offsets[i].x
  }
  return { starts, shifts, reachPx: Math.max(...offsets.map(({ x }) => x)) }
}

function paintRow(
  { r, g, b, calm }: Band,
  { r: toR, g: toG, b: toB }: Picture,
  widthPx: number,
  target: number,
  { starts, shifts, reachPx }: ReturnType<typeof rowOffsets>,
): void {
  for (let x = 0; x < widthPx; x++) {
    const isInside = x >= reachPx && x < widthPx - reachPx
    let red = 0
    let green = 0
    let blue = 0
    let sum = 0
    for (let disc = 0; disc < discs; disc++) {
      const at = x + shifts[disc]
      const j = starts[disc] + (isInside ? at : Math.max(0, Math.min(widthPx - 1, at)))
      const weight = calm[j]
      red += r[j] * weight
      green += g[j] * weight
      blue += b[j] * weight
      sum += weight
    }
    const share = 1 / sum
    toR[target + x] = red * share
    toG[target + x] = green * share
    toB[target + x] = blue * share
  }
}
