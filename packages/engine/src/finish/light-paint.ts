import { gaussianBlur } from '../pixels/blur.ts'
import { tileMask, tileSidePx } from '../pixels/noise-tile.ts'
import type { Picture } from '../pixels/picture.ts'
import { clamp } from '../pixels/smoothstep.ts'
import { makeCanvas } from './canvas.ts'

export interface PaintLighting {
  /** The photo, which becomes the painting. */
  picture: Picture
  /** Strokes, and fine work for faces. */
  painted: Picture
  fine: Picture
  height: Float32Array
  /** Share of fine work in each px where there is no face: outlines and folds. */
  drawn: Float32Array
  faceMask: Float32Array
  /** 1 on the skin of faces and bodies: it is no more colourful than in the photo. */
  skinMask: Float32Array
  /** Share of strokes on faces. */
  onFaces: number
  seed: number
  unit: number
}

const reliefStrength = 0.11
const weaveStrength = 0.011
const saturation = 1.12
/** What the fine brush takes of the photo's own detail on faces. */
const ownDetail = 0.45
/** ... and on outlines and folds. */
const sharpDetail = 0.25

/** Joins strokes and fine work and lights thick paint and canvas from the upper left. */
export function lightPaint(lighting: PaintLighting): void {
  const { picture, painted, fine, height, drawn, faceMask, skinMask, onFaces, seed, unit } = lighting
  const { widthPx, heightPx } = picture
  gaussianBlur(height, widthPx, heightPx, 0.7 * unit, height)
  const weave = makeCanvas(seed)
  for (let y = 0, i = 0; y < heightPx; y++) {
    const tileRow = (y & tileMask) * tileSidePx
    const up = y > 0 ? widthPx : 0
    for (let x = 0; x < widthPx; x++, i++) {
      const face = faceMask[i] * (1 - onFaces)
      const slope = 2 * height[i] - height[x > 0 ? i - 1 : i] - height[i - up]
      const thread = weave[tileRow + (x & tileMask)]
      const lit =
        clamp(slope * reliefStrength, -0.05, 0.06) * (1 - 0.85 * face) +
        thread * weaveStrength * (1 - 0.4 * face)
      const red = joined(painted.r[i], fine.r[i], picture.r[i], face, drawn[i])
      const green = joined(painted.g[i], fine.g[i], picture.g[i], face, drawn[i])
      const blue = joined(painted.b[i], fine.b[i], picture.b[i], face, drawn[i])
      const grey = (red + green + blue) / 3
      const rich = 1 + (saturation - 1) * (1 - skinMask[i])
      picture.r[i] = clamp(grey + (red - grey) * rich + lit)
      picture.g[i] = clamp(grey + (green - grey) * rich + lit)
      picture.b[i] = clamp(grey + (blue - grey) * rich + lit)
    }
  }
}

function joined(stroke: number, fine: number, own: number, face: number, drawn: number): number {
  const body = stroke + (fine + (own - fine) * sharpDetail - stroke) * drawn
  return body + (fine + (own - fine) * ownDetail - body) * face
}
