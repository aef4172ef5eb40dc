import type { Box } from '../box.ts'

/** A growing person: premultiplied display sRGB planes, row-major over a box of the frame. */
export interface PersonLayer {
  box: Box
  r: Float32Array
  g: Float32Array
  b: Float32Array
  a: Float32Array
  /** 1 where the garment's plate shows skin, 0 where it shows cloth. */
  skin: Float32Array
  /** Share of head. */
  head: Float32Array
}

export function emptyPerson(box: Box): PersonLayer {
  const plane = () => new Float32Array(box.widthPx * box.heightPx)
  return { box, r: plane(), g: plane(), b: plane(), a: plane(), skin: plane(), head: plane() }
}
