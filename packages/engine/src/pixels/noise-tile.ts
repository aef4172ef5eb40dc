import { gaussianBlur } from './blur.ts'
import { noisePlane } from './noise.ts'

/** Side of every texture tile, px; a power of two, so that coordinates wrap by a mask. */
export const tileSidePx = 512
export const tileMask = tileSidePx - 1

/** Seamless noise softened by sigma, of mean 0 and deviation 1; pixel x, y lies at (y & mask) * side + (x & mask). */
export function noiseTile(seed: number, sigmaPx: number): Float32Array {
  return normalise(softenTile(noisePlane(tileSidePx ** 2, seed), sigmaPx))
}

/** Blurs a tile as if it were repeated all around. */
function softenTile(tile: Float32Array, sigmaPx: number): Float32Array {
  const padPx = Math.ceil(4 * sigmaPx) + 1
  const side = tileSidePx + 2 * padPx
  const padded = new Float32Array(side * side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      padded[y * side + x] = tile[((y - padPx) & tileMask) * tileSidePx + ((x - padPx) & tileMask)]
  const blurred = gaussianBlur(padded, side, side, sigmaPx)
  const soft = new Float32Array(tileSidePx ** 2)
  for (let y = 0; y < tileSidePx; y++) {
    const start = (y + padPx) * side + padPx
    soft.set(blurred.subarray(start, start + tileSidePx), y * tileSidePx)
  }
  return soft
}

export function normalise(tile: Float32Array): Float32Array {
  let squares = 0
  for (let i = 0; i < tile.length; i++) squares += tile[i] * tile[i]
  const scale = 1 / Math.sqrt(squares / tile.length || 1)
  for (let i = 0; i < tile.length; i++) tile[i] *= scale
  return tile
}
