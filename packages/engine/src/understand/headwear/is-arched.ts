import type { ClassPlanes } from '../../vision/index.ts'
import { clothOverBrows } from './cloth-over-brows.ts'
import type { ClothMap } from './headwear.ts'

/** Cloth over a head is thinner than this, and ends beside it before this; that of a wall or of somebody behind goes on; cm. */
const mostCm = { thick: 14, aside: 17 }
/** Share of the columns with cloth above the hair in which it is clothes, and ends. */
const leastShare = 0.7
const leastBackground = 0.3

type End = 'background' | 'border' | 'none'

/** Whether cloth lies over the hair like an arch: a shawl, a veil or a wound cloth, however much hair shows under it. */
export function isArched(cloth: ClothMap, classes: ClassPlanes): boolean {
  const { widthPx, pxPerCm, faceX } = cloth
  const from = clothOverBrows(cloth, classes, 'wrap')
  const arched = from.filter(
    (i) =>
      classes.clothes[i] > classes.accessories[i] &&
      endOf(cloth, classes, { from: i, step: -widthPx, most: mostCm.thick * pxPerCm }) !== 'none',
  )
  if (from.length === 0 || arched.length < leastShare * from.length) return false
  const crown = Math.floor(Math.min(...arched) / widthPx) * widthPx + Math.round(faceX)
  const sides = [-1, 1].map((step) =>
    endOf(cloth, classes, { from: crown, step, most: mostCm.aside * pxPerCm }),
  )
  return sides.includes('background') && !sides.includes('none')
}

interface Way {
  from: number
  /** Index from px to px. */
  step: number
  most: number
}

/** What comes after the cloth that begins at a px: none when it goes on, or something else of the person comes. */
function endOf(
  { isCloth, isInside, widthPx }: ClothMap,
  { background }: ClassPlanes,
  { from, step, most }: Way,
): End {
  for (let away = 0, i = from; away < most; away++, i += step) {
    const isOut = i < 0 || (Math.abs(step) === 1 && Math.floor(i / widthPx) !== Math.floor(from / widthPx))
    if (isOut || !isInside[i]) return 'border'
    if (background[i] > leastBackground) return 'background'
    if (!isCloth[i]) return 'none'
  }
  return 'none'
}
