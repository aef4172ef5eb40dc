import { luminanceAt } from '../../pixels/colour-space.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { quantile } from '../../pixels/quantile.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import { type ClassPlanes, faceOval, landmark, pointOf } from '../../vision/index.ts'
import type { Person } from '../crop/isolate-person.ts'
import type { UprightCrop } from '../crop/level-crop.ts'
import { scalpFromCm } from '../crown/crown-cover.ts'

export interface CropInput {
  crop: UprightCrop
  classes: ClassPlanes
  person: Person
}

/** Right at the border the network is unsure; this far below it sees what it is. */
const underBorderCm = 0.5
/** Radius of the top of a head with hair. */
const crownRadiusCm = 9
/** Bald skulls end 10 to 11 cm above the eyes; where the photo reaches higher only hair is missing. */
const skullTopCm = 11.3
/** The most that missing hair counts for: worth a warning, no more. */
const mostHairCm = 6

/** Width of the head's upper edge that lies on the photo's border, cm. */
export function headCutOffCm({ crop, classes }: Omit<CropInput, 'person'>): number {
  const { widthPx } = crop.image
  const eyesRow = Math.floor(crop.eyes[1])
  const underBorderPx = Math.round(underBorderCm * crop.pxPerCm)
  let cut = 0
  let borderRows = 0
  for (let x = 0; x < widthPx; x++) {
    let y = 0
    while (y < eyesRow && !crop.isInside[y * widthPx + x]) y++
    if (y === eyesRow) continue
    const i = (y + underBorderPx) * widthPx + x
    if (classes.hair[i] + classes.faceSkin[i] + classes.accessories[i] <= 0.4) continue
    cut++
    borderRows += y
  }
  if (cut === 0) return 0
  // A head that only touches the border is already some centimetres wide where it is looked at.
  const seenCm = cut / crop.pxPerCm
  const widthCm = Math.sqrt(Math.max(0, seenCm ** 2 - 8 * crownRadiusCm * underBorderCm))
  const borderCm = (crop.eyes[1] - borderRows / cut) / crop.pxPerCm
  return borderCm < skullTopCm ? widthCm : Math.min(widthCm, mostHairCm)
}

/** Width of the forehead that lies on the photo's border, cm; higher up skin is a bald scalp. */
export function foreheadCutCm({ crop, classes }: Omit<CropInput, 'person'>): number {
  const { image, isInside, eyes, pxPerCm } = crop
  const { widthPx } = image
  const underBorderPx = Math.round(underBorderCm * pxPerCm)
  let cut = 0
  for (let x = 0; x < widthPx; x++) {
    let y = 0
    while (y < eyes[1] && !isInside[y * widthPx + x]) y++
    const i = (y + underBorderPx) * widthPx + x
    if (y < eyes[1] && eyes[1] - y < scalpFromCm * pxPerCm && classes.faceSkin[i] > 0.5) cut++
  }
  return cut / pxPerCm
}

/** Share of the face that lies beyond the photo's border, percent. */
export function faceCutPercent({ image, isInside, mesh }: UprightCrop): number {
  const face = fillPolygon(
    faceOval.map((index) => pointOf(mesh, index)),
    image.widthPx,
    image.heightPx,
  )
  let all = 0
  let cut = 0
  for (let i = 0; i < face.length; i++) {
    if (face[i] < 0.5) continue
    all++
    if (!isInside[i]) cut++
  }
  return all ? (100 * cut) / all : 0
}

/** Area of body skin above the ears and beside the face, cm²: raised arms or hands on the head. */
export function handsNearHeadCm2({ crop, classes, person }: CropInput): number {
  const { image, mesh, pxPerCm } = crop
  const { widthPx, heightPx } = image
  const oval = faceOval.map((index) => pointOf(mesh, index))
  const face = fillPolygon(oval, widthPx, heightPx)
  const firstRow = Math.max(0, Math.round(pointOf(mesh, landmark.foreheadTop)[1] - 16 * pxPerCm))
  const lastRow = Math.min(rowOfEar(mesh, 'left'), rowOfEar(mesh, 'right'))
  let count = 0
  for (let y = firstRow; y < lastRow; y++)
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++)
      if (classes.bodySkin[i] > 0.5 && person.share[i] > 0.5 && face[i] < 0.5) count++
  return count / pxPerCm ** 2
}

const underEyesCm = 1.2

/** Share of the face under the eyes that is skin of a hand or an arm, percent. */
export function handOnFacePercent({ crop, classes }: Omit<CropInput, 'person'>): number {
  const { image, mesh, pxPerCm, eyes } = crop
  const oval = faceOval.map((index) => pointOf(mesh, index))
  const face = fillPolygon(oval, image.widthPx, image.heightPx)
  let seen = 0
  let covered = 0
  for (let i = Math.round(eyes[1] + underEyesCm * pxPerCm) * image.widthPx; i < face.length; i++) {
    if (face[i] < 0.5) continue
    seen++
    if (classes.bodySkin[i] > 0.5) covered++
  }
  return seen ? (100 * covered) / seen : 0
}

function rowOfEar(mesh: Float32Array, side: 'left' | 'right'): number {
  const [ear, lobe] =
    side === 'left' ? [landmark.leftEar, landmark.leftEarLobe] : [landmark.rightEar, landmark.rightEarLobe]
  return Math.max(pointOf(mesh, ear)[1], pointOf(mesh, lobe)[1])
}

const everyPixel = 37

/** Luminance (linear light) that 2 % of the crop's px exceed: the photo's own white. */
export function photoHighlightOf({ image, isInside }: UprightCrop): number {
  const lights: number[] = []
  for (let i = 0; i < isInside.length; i += everyPixel)
    if (isInside[i]) lights.push(luminanceAt(image.data, i))
  return quantile(lights, 0.98)
}

/** Green of a face whose detail counts as it is; a darker face, by light or by nature, shows less of the same detail. */
const litGreen = 105
const leastLit = 0.3

/** Strength of the finest detail between brows and chin: RMS of the green Laplacian, in byte steps of a well lit face. */
export function sharpnessOf({ image, eyes, pxPerCm }: UprightCrop): number {
  const { widthPx, heightPx, data } = image
  const fromX = Math.max(1, Math.floor(eyes[0] - 5 * pxPerCm))
  const toX = Math.min(widthPx - 1, eyes[0] + 5 * pxPerCm)
  const fromY = Math.max(1, Math.floor(eyes[1] - 2 * pxPerCm))
  const toY = Math.min(heightPx - 1, eyes[1] + 9 * pxPerCm)
  let sum = 0
  let greens = 0
  let count = 0
  for (let y = fromY; y < toY; y++)
    for (let x = fromX; x < toX; x++, count++) {
      const i = (y * widthPx + x) * 3 + 1
      const around = data[i - 3] + data[i + 3] + data[i - widthPx * 3] + data[i + widthPx * 3]
      sum += (4 * data[i] - around) ** 2
      greens += data[i]
    }
  const lit = clamp(greens / Math.max(1, count) / litGreen, leastLit, 1)
  return Math.sqrt(sum / Math.max(1, count)) / lit
}
