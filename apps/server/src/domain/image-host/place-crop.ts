import type { PhotoBox } from '@ever-after/engine'

export interface CropBox {
  left: number
  top: number
  width: number
  height: number
}

export interface CropQuestion {
  faces: readonly PhotoBox[]
  widthPx: number
  heightPx: number
  /** Width over height of the crop. */
  aspect: number
}

/** How much of what is cut off a tall picture without faces is cut off at its top; people stand in the upper half. */
const cutAboveShare = 0.27

/** The largest crop of an aspect in a picture that shows no face, a little higher than its middle. */
export function placeUpperCrop({ widthPx, heightPx, aspect }: Omit<CropQuestion, 'faces'>): CropBox {
  const { width, height } = sizeCrop({ widthPx, heightPx, aspect })
  const left = Math.round((widthPx - width) / 2)
  return { left, top: Math.round((heightPx - height) * cutAboveShare), width, height }
}

/** The largest crop of an aspect, moved as far towards the middle of all faces as the picture allows. */
export function placeCrop({ faces, widthPx, heightPx, aspect }: CropQuestion): CropBox | undefined {
  if (faces.length === 0) return undefined
  const { width, height } = sizeCrop({ widthPx, heightPx, aspect })
  const middleX = middle(faces.map(({ x, width }) => [x, x + width])) * widthPx
  const middleY = middle(faces.map(({ y, height }) => [y, y + height])) * heightPx
  return {
    left: Math.round(clamp(middleX - width / 2, 0, widthPx - width)),
    top: Math.round(clamp(middleY - height / 2, 0, heightPx - height)),
    width,
    height,
  }
}

function sizeCrop({ widthPx, heightPx, aspect }: Omit<CropQuestion, 'faces'>) {
  return {
    width: Math.min(widthPx, Math.round(heightPx * aspect)),
    height: Math.min(heightPx, Math.round(widthPx / aspect)),
  }
}

function middle(spans: readonly (readonly [number, number])[]): number {
  const from = Math.min(...spans.map(([start]) => start))
  const to = Math.max(...spans.map(([, end]) => end))
  return (from + to) / 2
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
