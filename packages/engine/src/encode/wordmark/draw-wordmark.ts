import type { Point } from '../../pixels/fill-polygon.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import { letters } from './letters.ts'

const wordmark = 'Ever After'
const letterSpacingEm = 0.09
const penHalfEm = 0.032
const marginEm = 0.16

export interface Wordmark {
  widthPx: number
  heightPx: number
  /** Share of ink per pixel. */
  ink: Float32Array
}

/** The brand's name drawn with a thin round pen, `emPx` high. */
export function drawWordmark(emPx: number): Wordmark {
  const lines: Point[][] = []
  let penX = marginEm
  for (const character of wordmark) {
    const { advance, strokes } = letters[character]
    for (const stroke of strokes)
      lines.push(stroke.map(([x, y]) => [(penX + x) * emPx, (0.7 - y + marginEm) * emPx]))
    penX += advance + letterSpacingEm
  }
  const widthPx = Math.ceil((penX + marginEm) * emPx)
  const heightPx = Math.ceil((0.7 + 2 * marginEm) * emPx)
  const ink = new Float32Array(widthPx * heightPx)
  for (const line of lines)
    for (let i = 1; i < line.length; i++)
      inkSegment(ink, widthPx, heightPx, line[i - 1], line[i], penHalfEm * emPx)
  return { widthPx, heightPx, ink }
}

function inkSegment(
  ink: Float32Array,
  widthPx: number,
  heightPx: number,
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  halfPx: number,
): void {
  const reach = halfPx + 1
  const left = Math.max(0, Math.floor(Math.min(fromX, toX) - reach))
  const right = Math.min(widthPx - 1, Math.ceil(Math.max(fromX, toX) + reach))
  const top = Math.max(0, Math.floor(Math.min(fromY, toY) - reach))
  const bottom = Math.min(heightPx - 1, Math.ceil(Math.max(fromY, toY) + reach))
  const dx = toX - fromX
  const dy = toY - fromY
  const square = dx * dx + dy * dy || 1
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const u = x + 0.5 - fromX
      const v = y + 0.5 - fromY
      const along = clamp((u * dx + v * dy) / square)
      const distance = Math.hypot(u - along * dx, v - along * dy)
      const share = clamp(halfPx + 0.5 - distance)
      const i = y * widthPx + x
      if (share > ink[i]) ink[i] = share
    }
}
