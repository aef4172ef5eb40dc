import type { Box } from './box.ts'

/** A part of the frame: premultiplied display sRGB planes, row-major over the box. */
export interface Layer {
  box: Box
  r: Float32Array
  g: Float32Array
  b: Float32Array
  a: Float32Array
}

export function emptyLayer(box: Box): Layer {
  const length = box.widthPx * box.heightPx
  return {
    box,
    r: new Float32Array(length),
    g: new Float32Array(length),
    b: new Float32Array(length),
    a: new Float32Array(length),
  }
}
