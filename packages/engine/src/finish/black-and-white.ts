import { blurLarge } from '../pixels/blur.ts'
import { noiseTile, tileMask, tileSidePx } from '../pixels/noise-tile.ts'
import type { Picture } from '../pixels/picture.ts'
import { clamp } from '../pixels/smoothstep.ts'

/** Green weighs most, as in a film behind a light yellow-green filter that is kind to skin. */
const weights = { r: 0.4, g: 0.42, b: 0.18 }
const glowFrom = 0.7
const glow = 0.6
const glowShareOfWidth = 0.02
const grain = 0.011
const contrast = 0.16

/** A black and white print on faintly warm paper, with glow and grain. In place. */
export function printBlackAndWhite(picture: Picture, faceMask: Float32Array, seed: number): void {
  const { widthPx, heightPx, r, g, b } = picture
  const grey = new Float32Array(r.length)
  const shine = new Float32Array(r.length)
  for (let i = 0; i < r.length; i++) {
    const value = clamp((r[i] * weights.r + g[i] * weights.g + b[i] * weights.b - 0.05) / 0.9)
    grey[i] = value + contrast * (value - 0.5) * (1 - Math.abs(2 * value - 1))
    shine[i] = Math.max(0, grey[i] - glowFrom)
  }
  blurLarge(shine, widthPx, heightPx, widthPx * glowShareOfWidth, shine)
  const tile = noiseTile(seed + 7, 0.8 * Math.max(1, widthPx / 900))
  for (let y = 0; y < heightPx; y++) printRow(picture, grey, shine, faceMask, tile, y)
}

function printRow(
  { r, g, b, widthPx }: Picture,
  grey: Float32Array,
  shine: Float32Array,
  faceMask: Float32Array,
  tile: Float32Array,
  y: number,
): void {
  const tileRow = (y & tileMask) * tileSidePx
  for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
    const lit = grey[i] + (1 - grey[i]) * shine[i] * glow * (1 - 0.8 * faceMask[i])
    const speck = tile[tileRow + (x & tileMask)] * grain * (1 - 0.6 * Math.abs(2 * lit - 1))
    const value = clamp(lit + speck)
    r[i] = value + 0.02 * (1 - value)
    g[i] = value * 0.985 + 0.012 * (1 - value)
    b[i] = value * 0.955
  }
}
