import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { type Box, boxAround } from '../box.ts'
import type { HeadPlace } from '../place/place-head.ts'
import { applySimilarity } from '../similarity.ts'
import type { ColourAdaptation } from './adapt-colours.ts'
import { fadeHairBehind } from './fade-hair-behind.ts'

/** A head in the frame: straight display sRGB 0..1 and the shares of its parts, planes over the box. */
export interface HeadLayer {
  box: Box
  r: Float32Array
  g: Float32Array
  b: Float32Array
  head: Float32Array
  neck: Float32Array
  hairBehind: Float32Array
}

export interface HeadWarp {
  photo: UnderstoodPhoto
  place: Pick<HeadPlace, 'toFrame'>
  adaptation: Pick<ColourAdaptation, 'tables'>
  frame: Box
}

/** Turns, scales and colours a head cut into the frame. */
export function warpHead({ photo, place, adaptation, frame }: HeadWarp): HeadLayer {
  const { toFrame } = place
  const corners = [0, photo.widthPx].flatMap((x) =>
    [0, photo.heightPx].map((y) => applySimilarity(toFrame, [x, y])),
  )
  const layer = emptyHead(boxAround(corners, 1, frame))
  const square = toFrame.cos ** 2 + toFrame.sin ** 2
  const mapping: Mapping = {
    cos: toFrame.cos / square,
    sin: toFrame.sin / square,
    chinX: toFrame.to[0],
    chinY: toFrame.to[1],
    fromX: toFrame.from[0],
    fromY: toFrame.from[1],
  }
  const parts = { ...photo, hairBehind: fadeHairBehind(photo) }
  for (let row = 0; row < layer.box.heightPx; row++) warpRow(parts, adaptation.tables, layer, row, mapping)
  return layer
}

interface Mapping {
  cos: number
  sin: number
  chinX: number
  chinY: number
  fromX: number
  fromY: number
}

function emptyHead(box: Box): HeadLayer {
  const plane = () => new Float32Array(box.widthPx * box.heightPx)
  return {
    box,
    r: plane(),
    g: plane(),
    b: plane(),
    head: plane(),
    neck: plane(),
    hairBehind: plane(),
  }
}

function warpRow(
  photo: UnderstoodPhoto,
  [tableR, tableG, tableB]: ColourAdaptation['tables'],
  layer: HeadLayer,
  row: number,
  m: Mapping,
): void {
  const { widthPx: width, heightPx: height, rgb, head, neck, hairBehind } = photo
  const { box, r, g, b, head: toHead, neck: toNeck, hairBehind: toBehind } = layer
  const { cos, sin, chinX, fromX, fromY } = m
  const v = box.top + row + 0.5 - m.chinY
  for (let column = 0, i = row * box.widthPx; column < box.widthPx; column++, i++) {
    const u = box.left + column + 0.5 - chinX
    const sourceX = u * cos + v * sin + fromX - 0.5
    const sourceY = v * cos - u * sin + fromY - 0.5
    if (sourceX < 0 || sourceY < 0 || sourceX >= width - 1 || sourceY >= height - 1) continue
    const left = sourceX | 0
    const top = sourceY | 0
    const p = top * width + left
    const q = p + width
    const behind = hairBehind[p]
    const anyHead = head[p] | head[p + 1] | head[q] | head[q + 1]
    const anyNeck = neck[p] | neck[p + 1] | neck[q] | neck[q + 1]
    if (!(behind | anyHead | anyNeck)) continue
    const fx = sourceX - left
    const fy = sourceY - top
    const w00 = (1 - fx) * (1 - fy)
    const w10 = fx * (1 - fy)
    const w01 = (1 - fx) * fy
    const w11 = fx * fy
    toBehind[i] = behind / 255
    toHead[i] = (head[p] * w00 + head[p + 1] * w10 + head[q] * w01 + head[q + 1] * w11) / 255
    toNeck[i] = (neck[p] * w00 + neck[p + 1] * w10 + neck[q] * w01 + neck[q + 1] * w11) / 255
    const p3 = p * 3
    const q3 = q * 3
    r[i] =
      tableR[rgb[p3]] * w00 + tableR[rgb[p3 + 3]] * w10 + tableR[rgb[q3]] * w01 + tableR[rgb[q3 + 3]] * w11
    g[i] =
      tableG[rgb[p3 + 1]] * w00 +
      tableG[rgb[p3 + 4]] * w10 +
      tableG[rgb[q3 + 1]] * w01 +
      tableG[rgb[q3 + 4]] * w11
    b[i] =
      tableB[rgb[p3 + 2]] * w00 +
      tableB[rgb[p3 + 5]] * w10 +
      tableB[rgb[q3 + 2]] * w01 +
      tableB[rgb[q3 + 5]] * w11
  }
}
