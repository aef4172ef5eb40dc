import { noiseTile, normalise, tileMask, tileSidePx } from '../pixels/noise-tile.ts'

/** Tiles of rough paper, each of deviation 1: its height, and its light when lit from the side. */
export interface Paper {
  height: Float32Array
  relief: Float32Array
}

/** Softness and share of the fibres, from fine to coarse. */
const fibres = [
  { sigmaPx: 1, share: 0.5 },
  { sigmaPx: 2.2, share: 0.8 },
  { sigmaPx: 6, share: 0.5 },
]

export function makePaper(seed: number): Paper {
  const height = new Float32Array(tileSidePx ** 2)
  for (const { sigmaPx, share } of fibres) {
    const layer = noiseTile(seed, sigmaPx)
    for (let i = 0; i < height.length; i++) height[i] += layer[i] * share
  }
  const relief = new Float32Array(height.length)
  for (let y = 0; y < tileSidePx; y++)
    for (let x = 0; x < tileSidePx; x++) {
      const row = y * tileSidePx
      relief[row + x] = height[row + ((x + 1) & tileMask)] - height[row + ((x - 1) & tileMask)]
    }
  return { height: normalise(height), relief: normalise(relief) }
}
