import type { RgbImage } from '../pixels/rgb-image.ts'
import type { PhotoBox } from '../spec/engine.ts'
import { eyesOf, fitFrame } from '../understand/crop/fit-frame.ts'
import { pxPerCmOf } from '../understand/face-scale.ts'
import type { PortraitFrame } from '../understand/read-portrait.ts'

/** The whole photo, px for px. */
export function framePhoto({ widthPx, heightPx }: RgbImage, mesh: Float32Array): PortraitFrame {
  const pxPerCm = pxPerCmOf(mesh)
  const [eyesX, eyesY] = eyesOf(mesh)
  return {
    reach: {
      sideCm: widthPx / 2 / pxPerCm,
      upCm: eyesY / pxPerCm,
      downCm: (heightPx - eyesY) / pxPerCm,
      asideCm: (widthPx / 2 - eyesX) / pxPerCm,
    },
    pxPerCm,
    angleRad: 0,
  }
}

/** The part of a photo that an upright frame of it shows. */
export function partOfPhoto(photo: RgbImage, mesh: Float32Array, { reach }: PortraitFrame): PhotoBox {
  const { sideCm, upCm, downCm, asideCm = 0 } = reach
  const pxPerCm = pxPerCmOf(mesh)
  const [eyesX, eyesY] = eyesOf(mesh)
  return {
    x: (eyesX + (asideCm - sideCm) * pxPerCm) / photo.widthPx,
    y: (eyesY - upCm * pxPerCm) / photo.heightPx,
    width: (2 * sideCm * pxPerCm) / photo.widthPx,
    height: ((upCm + downCm) * pxPerCm) / photo.heightPx,
  }
}

/** What a swatch shows, cm: the head, and hair to the shoulders. */
const swatchCm = { widthCm: 36, upCm: 20 }

/** Chooses a 3:4 frame around the head, for a picture this wide. */
export function frameSwatch(widthPx: number): (photo: RgbImage, mesh: Float32Array) => PortraitFrame {
  return (photo, mesh) => fitFrame({ photo, mesh, ...swatchCm, angleRad: 0 }).at(widthPx)
}
