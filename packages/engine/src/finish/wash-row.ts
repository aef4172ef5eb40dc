import { tileMask, tileSidePx } from '../pixels/noise-tile.ts'
import type { Picture } from '../pixels/picture.ts'
import { clamp, smoothstep } from '../pixels/smoothstep.ts'
import type { Paper } from './paper.ts'

/** All that is on the easel; planes of the picture, paper and wobble as tiles. */
export interface Sheet {
  picture: Picture
  washes: Picture
  fine: Picture
  edges: Float32Array
  flow: Float32Array
  paper: Paper
  wobble: Float32Array
  faceMask: Float32Array
  /** 1 on the skin of faces and bodies: it is no more colourful than in the photo. */
  skinMask: Float32Array
  onFaces: number
  unit: number
}

const paperColour = { r: 0.985, g: 0.975, b: 0.955 }
const washStrength = 0.9
/** The torn border, in px of a picture 900 px wide: bare up to here, then paint, darkest along a rim. */
const border = { barePx: 22, softPx: 16, rimPx: 38, rimHalfPx: 6, rimDarkness: 0.1, unevenPx: 7, roughPx: 4 }
const saturation = 1.15
/** Paint on faces lies nearly as thick as it is dark, or dark skin would turn grey; the paper shows a little. */
const onFace = { paint: 0.97, uneven: 0.03 }

/** Lays washes, fine work on faces and the bare border on the paper, for one row of the picture. */
export function washRow(sheet: Sheet, y: number): void {
  const { picture, washes, fine, edges, flow, paper, wobble, faceMask, skinMask, onFaces, unit } = sheet
  const { widthPx, heightPx } = picture
  const tileRow = (y & tileMask) * tileSidePx
  for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
    const tile = tileRow + (x & tileMask)
    const height = paper.height[tile]
    const relief = paper.relief[tile]
    const red = wash(washes.r[i], edges[i], flow[i], height, relief)
    const green = wash(washes.g[i], edges[i], flow[i], height, relief)
    const blue = wash(washes.b[i], edges[i], flow[i], height, relief)
    const grey = (red + green + blue) / 3
    const face = faceMask[i] * (1 - onFaces)
    const rich = 1 + (saturation - 1) * (1 - skinMask[i])
    const toEdge = Math.min(x, widthPx - 1 - x, y, heightPx - 1 - y) / unit
    const tornEdge = toEdge + flow[i] * border.unevenPx + wobble[tile] * border.roughPx
    const covered = clamp((tornEdge - border.barePx) / border.softPx)
    const rim = Math.exp(-(((tornEdge - border.rimPx) / border.rimHalfPx) ** 2)) * border.rimDarkness
    const bare = 1 - covered
    const lit = 0.01 * relief
    const thin = onFace.paint + onFace.uneven * height
    picture.r[i] = clamp(
      (mix(grey + (red - grey) * rich, fineWash(fine.r[i], thin, lit), face) - rim) * covered +
        (paperColour.r + lit) * bare,
    )
    picture.g[i] = clamp(
      (mix(grey + (green - grey) * rich, fineWash(fine.g[i], thin, lit), face) - rim) * covered +
        (paperColour.g + lit) * bare,
    )
    picture.b[i] = clamp(
      (mix(grey + (blue - grey) * rich, fineWash(fine.b[i], thin, lit), face) - rim) * covered +
        (paperColour.b + lit) * bare,
    )
  }
}

/** Paint on paper: pigment varies most in the middle tones. */
function wash(value: number, edge: number, flow: number, height: number, relief: number): number {
  const density = clamp((1 - value) * washStrength + edge)
  const middle = 0.25 + 3 * density * (1 - density)
  const varied = density * (1 + 0.1 * flow * middle + 0.055 * height * middle)
  return 1 - varied + 0.012 * relief + 0.03 * smoothstep(0.75, 1, density)
}

function fineWash(value: number, thin: number, light: number): number {
  return 1 - (1 - value) * thin + light
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
