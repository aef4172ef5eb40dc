import type { PhotoFrame } from '@ever-after/contract'

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Where a part of a photo lies when the photo is drawn at a size, whole px. */
export function placeFrame(frame: PhotoFrame, size: { width: number; height: number }): Place {
  const x = Math.round(frame.x * size.width)
  const y = Math.round(frame.y * size.height)
  return {
    x,
    y,
    width: Math.max(1, Math.round((frame.x + frame.width) * size.width) - x),
    height: Math.max(1, Math.round((frame.y + frame.height) * size.height) - y),
  }
}
