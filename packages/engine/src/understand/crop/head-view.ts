import type { RgbImage } from '../../pixels/rgb-image.ts'
import { type ClassPlanes, type ColourPlanes, colourPlanes, landmark, pointOf } from '../../vision/index.ts'
import type { Headwear } from '../headwear/headwear.ts'
import type { Person } from './isolate-person.ts'
import type { UprightCrop } from './level-crop.ts'

/** The part of a level crop that holds the head, its hair and the neck; all planes are of its size. */
export interface HeadView {
  image: RgbImage
  /** The image as planes, sRGB 0..1. */
  colours: ColourPlanes
  widthPx: number
  heightPx: number
  pxPerCm: number
  mesh: Float32Array
  isInside: Uint8Array
  classes: ClassPlanes
  person: Person
  /** Cloth worn on the head, if any; its share among everything. */
  headwear?: Headwear | null
}

export interface HeadViewInput {
  crop: UprightCrop
  classes: ClassPlanes
  person: Person
  headwear?: Headwear | null
}

const marginCm = 3
/** What is kept around the chin even where nothing of the head lies: the neck and its surroundings. */
const neckReach = { sideCm: 9, downCm: 7 }
/** Over the eyes room is made up to here for the crown of a head that the photo cuts. */
const crownCm = 15
/** Under a photo that ends within hair there is room for as much as is grown at most, cm. */
export const mostGrownCm = 8
/** How far above the seen head the photo must go on, for the head to be whole, cm. */
const airCm = 0.5
/** Hair hardly shows further down: it fades before. */
export const longestHairCm = 27

/** Cuts a crop down to the head; what follows costs by the pixel. */
export function viewHead({ crop, classes, person, headwear }: HeadViewInput): HeadView {
  const { image, pxPerCm, isInside } = crop
  const window = windowAround({ crop, classes, person })
  const cut = (plane: Float32Array) => cutRows(plane, image.widthPx, window, 1)
  const mesh = new Float32Array(crop.mesh)
  for (let i = 0; i < mesh.length; i += 3) {
    mesh[i] -= window.left
    mesh[i + 1] -= window.top
  }
  const size = { widthPx: window.right - window.left, heightPx: window.bottom - window.top }
  const viewed = { ...size, data: cutRows(image.data, image.widthPx, window, 3) }
  return {
    ...size,
    image: viewed,
    colours: colourPlanes(viewed),
    pxPerCm,
    mesh,
    isInside: cutRows(isInside, image.widthPx, window, 1),
    classes: {
      background: cut(classes.background),
      hair: cut(classes.hair),
      bodySkin: cut(classes.bodySkin),
      faceSkin: cut(classes.faceSkin),
      clothes: cut(classes.clothes),
      accessories: cut(classes.accessories),
    },
    headwear: headwear && {
      ...headwear,
      share: cut(headwear.share),
      lastRows: headwear.lastRows.slice(window.left, window.right).map((row) => row - window.top),
    },
    person: { share: cut(person.share), reach: cutRows(person.reach, image.widthPx, window, 1) },
  }
}

interface Window {
  left: number
  top: number
  right: number
  bottom: number
}

function windowAround({ crop, classes, person }: HeadViewInput): Window {
  const { pxPerCm, mesh } = crop
  const { widthPx, heightPx } = crop.image
  const [chinX, chinY] = pointOf(mesh, landmark.chin)
  const window = {
    left: chinX - neckReach.sideCm * pxPerCm,
    right: chinX + neckReach.sideCm * pxPerCm,
    top: mesh[landmark.foreheadTop * 3 + 1],
    bottom: chinY + neckReach.downCm * pxPerCm,
  }
  const lowest = Math.min(heightPx, chinY + longestHairCm * pxPerCm)
  for (let y = 0; y < lowest; y++)
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x
      if (person.share[i] < 0.3 || classes.hair[i] + classes.faceSkin[i] + classes.accessories[i] < 0.3)
        continue
      if (x < window.left) window.left = x
      if (x > window.right) window.right = x
      if (y < window.top) window.top = y
      if (y > window.bottom) window.bottom = y
    }
  if (endsInHair(crop, classes, window)) window.bottom += mostGrownCm * pxPerCm
  const above = Math.round(window.top - airCm * pxPerCm) * widthPx + Math.round(crop.eyes[0])
  if (!crop.isInside[above]) window.top = Math.min(window.top, crop.eyes[1] - crownCm * pxPerCm)
  const margin = marginCm * pxPerCm
  return {
    left: Math.max(0, Math.floor(window.left - margin)),
    top: Math.max(0, Math.floor(window.top - margin)),
    right: Math.min(widthPx, Math.ceil(window.right + margin)),
    bottom: Math.min(heightPx, Math.ceil(window.bottom + margin)),
  }
}

/** Whether the photo ends where hair still goes on downwards. */
function endsInHair(
  { image, isInside }: UprightCrop,
  { hair }: ClassPlanes,
  { left, right, bottom }: Window,
): boolean {
  for (let x = Math.ceil(left); x < right; x++) {
    const below = (Math.floor(bottom) + 2) * image.widthPx + x
    if (hair[below - 2 * image.widthPx] >= 0.3 && !isInside[below]) return true
  }
  return false
}

function cutRows<T extends Float32Array | Uint8Array>(
  plane: T,
  widthPx: number,
  { left, top, right, bottom }: Window,
  channels: number,
): T {
  const rowLength = (right - left) * channels
  const cut = plane.slice(0, rowLength * (bottom - top)) as T
  for (let y = top; y < bottom; y++) {
    const start = (y * widthPx + left) * channels
    cut.set(plane.subarray(start, start + rowLength), (y - top) * rowLength)
  }
  return cut
}
