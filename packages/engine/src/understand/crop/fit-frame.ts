import type { RgbImage } from '../../pixels/rgb-image.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import { centreOf, landmark } from '../../vision/index.ts'
import { pxPerCmOf } from '../face-scale.ts'
import type { PortraitFrame } from '../read-portrait.ts'

export interface FrameWish {
  photo: RgbImage
  mesh: Float32Array
  /** Width of the frame; its height is 4/3 of it. */
  widthCm: number
  /** How far the frame reaches above the eyes. */
  upCm: number
  angleRad: number
}

export interface FittedFrame {
  /** The frame's width in px of the photo. */
  photoWidthPx: number
  /** The frame at a chosen width, px. */
  at: (widthPx: number) => PortraitFrame
}

const ratio = 4 / 3
/**
 * What a frame too small for shoulders keeps, cm above and below the eyes: first hair with air over it and all of the neck,
 * then, in a still smaller one, the crown and the chin.
 */
const kept = [
  { upCm: 17, downCm: 13.5 },
  { upCm: 14, downCm: 11 },
]

/** The 3:4 frame nearest to the wished one that lies within the photo, so that nothing is made up at its borders. */
export function fitFrame({ photo, mesh, widthCm, upCm, angleRad }: FrameWish): FittedFrame {
  const photoPxPerCm = pxPerCmOf(mesh)
  const [eyesX, eyesY] = eyesOf(mesh)
  const cos = Math.cos(angleRad)
  const sin = Math.sin(angleRad)
  const across = Math.abs(cos) + ratio * Math.abs(sin)
  const down = Math.abs(sin) + ratio * Math.abs(cos)
  const photoWidthPx = Math.min(widthCm * photoPxPerCm, photo.widthPx / across, photo.heightPx / down)
  const shrunk = photoWidthPx / (widthCm * photoPxPerCm)
  const roomCm = (photoWidthPx * ratio) / photoPxPerCm
  const crowns = kept.map((head) => Math.min(head.upCm, roomCm - head.downCm))
  const fittedUpCm = Math.min(upCm, Math.max(upCm * shrunk, ...crowns))
  const middlePx = photoWidthPx * (ratio / 2) - fittedUpCm * photoPxPerCm
  const halfX = (photoWidthPx * across) / 2
  const halfY = (photoWidthPx * down) / 2
  const x = clamp(eyesX - middlePx * sin, halfX, Math.max(halfX, photo.widthPx - halfX)) - eyesX
  const y = clamp(eyesY + middlePx * cos, halfY, Math.max(halfY, photo.heightPx - halfY)) - eyesY
  const asideCm = (x * cos + y * sin) / photoPxPerCm
  const belowCm = (y * cos - x * sin) / photoPxPerCm
  const sideCm = photoWidthPx / 2 / photoPxPerCm
  return {
    photoWidthPx,
    at: (widthPx) => ({
      reach: { sideCm, upCm: sideCm * ratio - belowCm, downCm: sideCm * ratio + belowCm, asideCm },
      pxPerCm: widthPx / (2 * sideCm),
      angleRad,
    }),
  }
}

export function eyesOf(mesh: Float32Array): [x: number, y: number] {
  return centreOf(mesh, [
    landmark.leftEyeOuter,
    landmark.leftEyeInner,
    landmark.rightEyeInner,
    landmark.rightEyeOuter,
  ])
}
