import { gaussianBlur } from '../pixels/blur.ts'
import type { Picture } from '../pixels/picture.ts'

/** The way forms run, on a grid of every 4th px. */
export interface PaintGrain {
  columns: number
  rows: number
  /** Unit vector along the form in each cell. */
  x: Float32Array
  y: Float32Array
  /** Strength of edges, display sRGB a px. */
  detail: Float32Array
}

export const cellPx = 4
const softPx = 7

/** Finds the way of forms by the structure tensor, smoothed so that neighbouring strokes agree. */
export function findGrain(picture: Picture, unit: number): PaintGrain {
  const columns = Math.ceil(picture.widthPx / cellPx)
  const rows = Math.ceil(picture.heightPx / cellPx)
  const grey = shrinkGrey(picture, columns, rows)
  const length = columns * rows
  const xx = new Float32Array(length)
  const xy = new Float32Array(length)
  const yy = new Float32Array(length)
  const detail = new Float32Array(length)
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1, i = row * columns + 1; column < columns - 1; column++, i++) {
      const dx = grey[i + 1] - grey[i - 1]
      const dy = grey[i + columns] - grey[i - columns]
      xx[i] = dx * dx
      xy[i] = dx * dy
      yy[i] = dy * dy
      detail[i] = Math.hypot(dx, dy)
    }
  const sigma = (softPx * unit) / cellPx
  for (const plane of [xx, xy, yy]) gaussianBlur(plane, columns, rows, sigma, plane)
  gaussianBlur(detail, columns, rows, 1, detail)
  for (let i = 0; i < length; i++) {
    // Across the form the picture changes most: the stroke runs at a right angle to that.
    const across = 0.5 * Math.atan2(2 * xy[i], xx[i] - yy[i] + restless)
    xx[i] = -Math.sin(across)
    xy[i] = Math.cos(across)
  }
  return { columns, rows, x: xx, y: xy, detail }
}

/** Where nothing has a direction, strokes stand upright rather than in disorder. */
const restless = 1e-5

function shrinkGrey({ widthPx, heightPx, r, g, b }: Picture, columns: number, rows: number): Float32Array {
  const grey = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0
      for (let y = 0; y < cellPx; y++) {
        const start = Math.min(heightPx - 1, row * cellPx + y) * widthPx
        for (let x = 0; x < cellPx; x++) {
          const i = start + Math.min(widthPx - 1, column * cellPx + x)
          sum += r[i] * 0.3 + g[i] * 0.59 + b[i] * 0.11
        }
      }
      grey[row * columns + column] = sum / cellPx ** 2
    }
  return grey
}
