import type { RgbImage } from '../../pixels/rgb-image.ts'
import type { PhotoBox } from '../../spec/engine.ts'
import type { FoundFace } from '../../vision/index.ts'
import { leftToRight } from './choose-face.ts'

/** Boxes of faces in fractions of their picture, from left to right. */
export function faceBoxes({ widthPx, heightPx }: RgbImage, faces: readonly FoundFace[]): PhotoBox[] {
  return leftToRight(faces).map(({ box }) => ({
    x: box.left / widthPx,
    y: box.top / heightPx,
    width: (box.right - box.left) / widthPx,
    height: (box.bottom - box.top) / heightPx,
  }))
}
