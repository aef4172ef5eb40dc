import { type Box, growBox, unionBox } from '../../compose/box.ts'
import { type HeadLayer, warpHead } from '../../compose/people/warp-head.ts'
import { linearFromByte } from '../../pixels/colour-space.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { pxPerCmOf } from '../../understand/face-scale.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import { alignHead } from './align-head.ts'

export type LinearPlanes = readonly [Float32Array, Float32Array, Float32Array]

/** The part of a picture around a drawn head, with the person's own head laid over it; planes of linear light. */
export interface HeadWindow {
  box: Box
  pxPerCm: number
  /** Row of the chin within the window. */
  chinRow: number
  picture: LinearPlanes
  own: { colours: LinearPlanes; head: Float32Array }
  drawn: { head: Float32Array }
}

export interface HeadPair {
  image: RgbImage
  /** Where the face was drawn, px of the picture. */
  mesh: Float32Array
  /** The person's photo. */
  own: UnderstoodPhoto
  /** The drawn head. */
  drawn: UnderstoodPhoto
}

/** What the window shows around the heads, cm: room for the surroundings that fill gaps. */
const marginCm = 4

/** Brings both heads to where the face was drawn. */
export function openHeadWindow({ image, mesh, own, drawn }: HeadPair): HeadWindow {
  const frame: Box = { left: 0, top: 0, widthPx: image.widthPx, heightPx: image.heightPx }
  const pxPerCm = pxPerCmOf(mesh)
  const warp = (photo: UnderstoodPhoto) =>
    warpHead({ photo, place: { toFrame: alignHead(photo.mesh, mesh) }, adaptation: inLinearLight, frame })
  const ownLayer = warp(own)
  const drawnLayer = warp(drawn)
  const box = growBox(unionBox(ownLayer.box, drawnLayer.box), marginCm * pxPerCm, frame)
  const place = (layer: HeadLayer, plane: Float32Array) => placed(plane, layer.box, box)
  return {
    box,
    pxPerCm,
    chinRow: pointOf(mesh, landmark.chin)[1] - box.top,
    picture: cutLinear(image, box),
    own: {
      colours: [place(ownLayer, ownLayer.r), place(ownLayer, ownLayer.g), place(ownLayer, ownLayer.b)],
      head: place(ownLayer, ownLayer.head),
    },
    drawn: { head: place(drawnLayer, drawnLayer.head) },
  }
}

const inLinearLight = { tables: [linearFromByte, linearFromByte, linearFromByte] } as const

function placed(plane: Float32Array, from: Box, to: Box): Float32Array {
  const target = new Float32Array(to.widthPx * to.heightPx)
  for (let row = 0; row < from.heightPx; row++) {
    const start = (from.top + row - to.top) * to.widthPx + from.left - to.left
    target.set(plane.subarray(row * from.widthPx, (row + 1) * from.widthPx), start)
  }
  return target
}

function cutLinear({ widthPx, data }: RgbImage, box: Box): LinearPlanes {
  const length = box.widthPx * box.heightPx
  const planes = [new Float32Array(length), new Float32Array(length), new Float32Array(length)] as const
  for (let row = 0, i = 0; row < box.heightPx; row++) {
    let j = ((box.top + row) * widthPx + box.left) * 3
    for (let x = 0; x < box.widthPx; x++, i++)
      for (const plane of planes) plane[i] = linearFromByte[data[j++]]
  }
  return planes
}
