import { blurLarge } from '../pixels/blur.ts'
import { noiseTile, tileMask, tileSidePx } from '../pixels/noise-tile.ts'
import type { Picture } from '../pixels/picture.ts'

export interface Grade {
  picture: Picture
  /** 1 on the skin of faces and bodies. */
  skinMask: Float32Array
  seed: number
  /** Deviation of the film grain, display sRGB. */
  grain: number
}

const halationFrom = 0.72
const halation = 0.55
/** Skin keeps most of its own tones: halation would lighten it, a body's beside a white dress the most. */
const halationOnSkin = 0.15
const halationShareOfWidth = 0.02
const grainSigmaPx = 0.7

/** The film look: glowing highlights, warm lights and cool shadows, a little contrast, vignette and grain. In place. */
export function gradePicture({ picture, skinMask, seed, grain }: Grade): void {
  const glow = new Float32Array(picture.r.length)
  for (const channel of [picture.r, picture.g, picture.b]) addHalation(channel, picture, skinMask, glow)
  const tile = noiseTile(seed, grainSigmaPx)
  const across = Float32Array.from(
    { length: picture.widthPx },
    (_, x) => ((x - picture.widthPx / 2) / (picture.widthPx * 0.62)) ** 2,
  )
  for (let y = 0; y < picture.heightPx; y++) {
    const down = ((y - picture.heightPx * 0.45) / (picture.heightPx * 0.62)) ** 2
    gradeRow(picture, y, across, down, tile, grain)
  }
}

function addHalation(
  channel: Float32Array,
  { widthPx, heightPx }: Picture,
  skinMask: Float32Array,
  glow: Float32Array,
): void {
  keepHighlights(channel, glow)
  blurLarge(glow, widthPx, heightPx, widthPx * halationShareOfWidth, glow)
  screenGlow(channel, glow, skinMask)
}

function keepHighlights(channel: Float32Array, highlights: Float32Array): void {
  for (let i = 0; i < channel.length; i++) highlights[i] = Math.max(0, channel[i] - halationFrom)
}

function screenGlow(channel: Float32Array, glow: Float32Array, skinMask: Float32Array): void {
  for (let i = 0; i < channel.length; i++)
    channel[i] += (1 - channel[i]) * glow[i] * halation * (1 - (1 - halationOnSkin) * skinMask[i])
}

const vignette = 0.2
const contrast = 0.1
const saturation = 1.03

function gradeRow(
  { r, g, b, widthPx }: Picture,
  y: number,
  across: Float32Array,
  down: number,
  tile: Float32Array,
  grain: number,
): void {
  const tileRow = (y & tileMask) * tileSidePx
  for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
    const mean = (r[i] + g[i] + b[i]) / 3
    const bright = mean < 0 ? 0 : Math.min(1, mean)
    const dark = 1 - bright
    const red = curve(r[i] + 0.02 * bright + 0.012 * dark)
    const green = curve(g[i] + 0.008 * bright + 0.006 * dark)
    const blue = curve(b[i] - 0.02 * bright + 0.016 * dark)
    const grey = (red + green + blue) / 3
    const speck = tile[tileRow + (x & tileMask)] * grain * (1 - 0.5 * Math.abs(2 * bright - 1))
    const edge = Math.sqrt(across[x] + down) - 0.5
    const shade = edge > 0 ? 1 - vignette * Math.min(1, edge) * Math.sqrt(Math.min(1, edge)) : 1
    r[i] = held((grey + (red - grey) * saturation + speck) * shade)
    g[i] = held((grey + (green - grey) * saturation + speck) * shade)
    b[i] = held((grey + (blue - grey) * saturation + speck) * shade)
  }
}

/** A gentle S. */
function curve(value: number): number {
  const v = held(value)
  return v + contrast * (v - 0.5) * (1 - Math.abs(2 * v - 1))
}

function held(value: number): number {
  return value < 0 ? 0 : Math.min(1, value)
}
