import { type ClassPlanes, landmark, pointOf } from '../../vision/index.ts'
import type { UprightCrop } from '../crop/level-crop.ts'

/** What is worn on the head and is neither hair nor glasses. */
export interface Headwear {
  /** Share of it in each px of the crop, 0..1. */
  share: Float32Array
  /** Whether it hangs around the face and over the neck, as a head scarf does. */
  isDraped: boolean
  /** Last row of it in each column. */
  lastRows: Float32Array
}

/** A crop in which cloth is looked for. */
export interface ClothMap {
  widthPx: number
  heightPx: number
  pxPerCm: number
  mesh: Float32Array
  /** Three sRGB bytes a px. */
  rgb: Uint8Array
  /** 1 where cloth or another thing that is worn lies; glasses and jewels are among it. */
  isCloth: Uint8Array
  /** 1 where the photo has px. */
  isInside: Uint8Array
  /** Column halfway between the temples, and rows of brows and chin. */
  faceX: number
  browsY: number
  chinY: number
}

const leastCloth = 0.4
const mostBackground = 0.5

export function mapCloth({ image, isInside, pxPerCm, mesh }: UprightCrop, classes: ClassPlanes): ClothMap {
  const { clothes, accessories, hair, background } = classes
  const isCloth = new Uint8Array(clothes.length)
  for (let i = 0; i < isCloth.length; i++) {
    const cloth = clothes[i] + accessories[i]
    if (cloth > leastCloth && cloth > hair[i] && background[i] < mostBackground) isCloth[i] = 1
  }
  const [, browsY] = pointOf(mesh, landmark.betweenBrows)
  // Of a turned face the point between the brows lies near its far edge, with the background right beside it.
  const faceX = (pointOf(mesh, landmark.leftTemple)[0] + pointOf(mesh, landmark.rightTemple)[0]) / 2
  const [, chinY] = pointOf(mesh, landmark.chin)
  return {
    widthPx: image.widthPx,
    heightPx: image.heightPx,
    pxPerCm,
    mesh,
    rgb: image.data,
    isCloth,
    isInside,
    faceX,
    browsY,
    chinY,
  }
}
