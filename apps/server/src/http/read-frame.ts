import type { PhotoFrame } from '@ever-after/contract'

/** The frame that an upload names in one field, as x, y, width and height. */
export function readFrame({ frame }: { frame?: string }): PhotoFrame | undefined {
  if (frame === undefined) return undefined
  const [x, y, width, height] = frame.split(',').map(Number)
  return { x, y, width, height }
}
