import type { RgbImage } from '../pixels/rgb-image.ts'
import { colourPlanes, refineMatte } from '../vision/index.ts'
import type { ParsedWearer } from './parse-wearer.ts'

/** A dress needs its outline, not single strands: solved at this scale. */
const workPxPerCm = 5.5
/** Room for the matte around the coarse person. */
const marginCm = 3

/** Alpha (0..1) of the whole person. */
export function cutWearer({ crop, classes, person, near }: ParsedWearer): Float32Array {
  const { image, pxPerCm, isInside } = crop
  const box = boxOf(person, image, Math.round(marginCm * pxPerCm))
  const cut = (plane: Float32Array) => cutPlane(plane, image.widthPx, box)
  const refined = refineMatte({
    colours: colourPlanes(cutImage(image, box)),
    widthPx: box.widthPx,
    heightPx: box.heightPx,
    person: cut(person),
    hair: cut(classes.hair),
    pxPerCm,
    workPxPerCm,
  })
  const alpha = new Float32Array(person.length)
  for (let y = 0; y < box.heightPx; y++) {
    const to = (box.top + y) * image.widthPx + box.left
    for (let x = 0; x < box.widthPx; x++)
      alpha[to + x] = refined[y * box.widthPx + x] * isInside[to + x] * near[to + x]
  }
  return alpha
}

interface Box {
  left: number
  top: number
  widthPx: number
  heightPx: number
}

function boxOf(person: Float32Array, { widthPx, heightPx }: RgbImage, marginPx: number): Box {
  let left = widthPx
  let right = 0
  let top = heightPx
  let bottom = 0
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      if (person[i] < 0.05) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  left = Math.max(0, left - marginPx)
  top = Math.max(0, top - marginPx)
  const endX = Math.min(widthPx, right + 1 + marginPx)
  const endY = Math.min(heightPx, bottom + 1 + marginPx)
  return { left, top, widthPx: Math.max(1, endX - left), heightPx: Math.max(1, endY - top) }
}

function cutPlane(plane: Float32Array, widthPx: number, box: Box): Float32Array {
  const part = new Float32Array(box.widthPx * box.heightPx)
  for (let y = 0; y < box.heightPx; y++) {
    const from = (box.top + y) * widthPx + box.left
    part.set(plane.subarray(from, from + box.widthPx), y * box.widthPx)
  }
  return part
}

function cutImage({ data, widthPx }: RgbImage, box: Box): RgbImage {
  const part = new Uint8Array(box.widthPx * box.heightPx * 3)
  for (let y = 0; y < box.heightPx; y++) {
    const from = ((box.top + y) * widthPx + box.left) * 3
    part.set(data.subarray(from, from + box.widthPx * 3), y * box.widthPx * 3)
  }
  return { widthPx: box.widthPx, heightPx: box.heightPx, data: part }
}
