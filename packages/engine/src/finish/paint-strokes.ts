import { noisePlane } from '../pixels/noise.ts'
import type { Picture } from '../pixels/picture.ts'
import { cellPx, type PaintGrain } from './paint-grain.ts'

export interface Easel {
  /** Where strokes take their colours from. */
  source: Picture
  /** Where they lie. */
  painted: Picture
  /** Thickness of the paint. */
  height: Float32Array
  grain: PaintGrain
  /** Faces get no strokes but the fine brush's. */
  faceMask: Float32Array
}

/** Lengths in px of a picture 900 px wide. */
export interface Brush {
  lengthPx: number
  widthPx: number
  everyPx: number
  /** Strokes go only where edges are at least this strong. */
  leastDetail: number
  /** How fully a stroke covers what lies under it. */
  load: number
}

export interface StrokeLayer {
  easel: Easel
  brush: Brush
  unit: number
  seed: number
}

const bristles = 64
const mostFace = 0.55

/** Lays one layer of strokes on a jittered grid, each in the colour under its middle. */
export function layStrokes({ easel, brush, unit, seed }: StrokeLayer): void {
  const { source, grain, faceMask } = easel
  const { widthPx, heightPx } = source
  const stepPx = brush.everyPx * unit
  const columns = Math.ceil(widthPx / stepPx)
  const rows = Math.ceil(heightPx / stepPx)
  const chance = noisePlane(columns * rows * 5, seed)
  const hairs = noisePlane(bristles * 16, seed + 7)
  const halfLength = (brush.lengthPx * unit) / 2
  const halfWidth = (brush.widthPx * unit) / 2
  for (let cell = 0; cell < columns * rows; cell++) {
    // A stride that shares no factor with most grids scatters the order, so that no row lies over the next.
    const place = (cell * stride) % (columns * rows)
    const row = Math.floor(place / columns)
    const at = place * 5
    const x = ((place % columns) + 0.5 + 0.35 * chance[at]) * stepPx
    const y = (row + 0.5 + 0.35 * chance[at + 1]) * stepPx
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) continue
    const i = (y | 0) * widthPx + (x | 0)
    const j = ((y / cellPx) | 0) * grain.columns + ((x / cellPx) | 0)
    if (grain.detail[j] < brush.leastDetail || faceMask[i] > mostFace) continue
    const turn = 0.16 * chance[at + 2]
    const light = 1 + 0.028 * chance[at + 3]
    const short = 1 - Math.min(0.45, grain.detail[j] * 2.2)
    drawStroke(easel, {
      x,
      y,
      alongX: grain.x[j] - grain.y[j] * turn,
      alongY: grain.y[j] + grain.x[j] * turn,
      halfLength: halfLength * short,
      halfWidth,
      r: source.r[i] * light,
      g: source.g[i] * light,
      b: source.b[i] * light,
      load: brush.load,
      hairs,
      firstHair: Math.abs((chance[at + 4] * 1000) | 0) & 15,
    })
  }
}

const stride = 7919

interface Stroke {
  x: number
  y: number
  alongX: number
  alongY: number
  halfLength: number
  halfWidth: number
  r: number
  g: number
  b: number
  load: number
  hairs: Float32Array
  firstHair: number
}

function drawStroke({ painted, height }: Easel, stroke: Stroke): void {
  const { x, y, alongX, alongY, halfLength, halfWidth, r, g, b, load, hairs, firstHair } = stroke
  const { widthPx, heightPx } = painted
  const reachX = Math.abs(alongX) * halfLength + Math.abs(alongY) * halfWidth
  const reachY = Math.abs(alongY) * halfLength + Math.abs(alongX) * halfWidth
  const fromX = Math.max(0, Math.ceil(x - reachX))
  const toX = Math.min(widthPx - 1, Math.floor(x + reachX))
  const toY = Math.min(heightPx - 1, Math.floor(y + reachY))
  const hairStart = firstHair * bristles
  for (let row = Math.max(0, Math.ceil(y - reachY)); row <= toY; row++) {
    const dy = row - y
    for (let column = fromX, i = row * widthPx + fromX; column <= toX; column++, i++) {
      const dx = column - x
      const along = (dx * alongX + dy * alongY) / halfLength
      const across = (dy * alongX - dx * alongY) / halfWidth
      const rounded = along * along * along * along + across * across
      if (rounded >= 1) continue
      const hair = hairs[hairStart + (((across + 1) * 0.5 * (bristles - 1)) | 0)]
      // The brush runs dry towards its end, between its hairs first.
      const wet = 1 - 0.35 * Math.max(0, along) * (0.6 + 0.4 * hair)
      const cover = load * wet * Math.min(1, (1 - rounded) * 3)
      if (cover <= 0) continue
      painted.r[i] += (r - painted.r[i]) * cover
      painted.g[i] += (g - painted.g[i]) * cover
      painted.b[i] += (b - painted.b[i]) * cover
      height[i] += ((0.55 + 0.3 * hair + 0.5 * across * across) * wet - height[i]) * cover
    }
  }
}
