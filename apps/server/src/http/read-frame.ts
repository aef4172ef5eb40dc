import type { PhotoFrame } from '@ever-after/contract'
import { Refusal } from '../domain/access/index.ts'

/** The frame that an upload names in one field, as x, y, width and height; refuses one that is empty or leaves the photo. */
export function readFrame({ frame }: { frame?: string }): PhotoFrame | undefined {
  if (frame === undefined) return undefined
  const [x, y, width, height] = frame.split(',').map(Number)
  if (width > 0 && height > 0 && x + width <= 1 + rounding && y + height <= 1 + rounding)
    return { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) }
  throw new Refusal('bad_request', {
    details: [{ path: 'frame', message: 'a part of the photo is expected here' }],
  })
}

const rounding = 1e-6
