import { type FaceBox, limits, type PhotoFrame } from '@ever-after/contract'
import type { CropBox } from '#platform/crop-picture.ts'

interface Photo {
  faces: readonly FaceBox[]
  widthPx: number
  heightPx: number
}

const shape = limits.cropWidthPx / limits.cropHeightPx
/** Room for hair above a face and for neck and shoulders under it, in heights of the face. */
const room = { above: 0.55, below: 0.75 }
/** A face that is not meant keeps this share of its way out of the frame. */
const nearest = 0.9

/** A frame around one face of several that leaves the middle of every other one outside, as far as the photo allows. */
export function frameAround(face: FaceBox, { faces, widthPx, heightPx }: Photo): PhotoFrame {
  const [centreX, centreY] = middleOf(face)
  const wantedHeight = face.height * (room.above + 1 + room.below)
  const width = Math.min(
    (wantedHeight * heightPx * shape) / widthPx,
    ...faces.filter((other) => other !== face).map((other) => 2 * nearest * distanceAside(other)),
    1,
    (heightPx * shape) / widthPx,
  )
  const height = (width * widthPx) / shape / heightPx
  const share = room.above + 0.5
  return {
    x: within(centreX - width / 2, width),
    y: within(centreY - (height * share) / (room.above + 1 + room.below), height),
    width,
    height,
  }

  function distanceAside(other: FaceBox): number {
    const [x, y] = middleOf(other)
    // One above or below is kept out by the height of the frame, or not at all.
    const isLevel = Math.abs(y - centreY) < wantedHeight / 2
    return isLevel && Math.abs(x - centreX) > face.width / 2 ? Math.abs(x - centreX) : 1
  }
}

/** A frame in px of the photo. */
export function boxOf(frame: PhotoFrame, { widthPx, heightPx }: Omit<Photo, 'faces'>): CropBox {
  return {
    x: frame.x * widthPx,
    y: frame.y * heightPx,
    width: frame.width * widthPx,
    height: frame.height * heightPx,
  }
}

export function placeOf(face: FaceBox): 'left' | 'middle' | 'right' {
  const [x] = middleOf(face)
  if (x < 0.4) return 'left'
  return x > 0.6 ? 'right' : 'middle'
}

function middleOf({ x, y, width, height }: FaceBox): readonly [number, number] {
  return [x + width / 2, y + height / 2]
}

function within(start: number, size: number): number {
  return Math.max(0, Math.min(start, 1 - size))
}
