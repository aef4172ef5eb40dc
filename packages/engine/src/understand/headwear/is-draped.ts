import { type ClassPlanes, landmark, pointOf } from '../../vision/index.ts'
import type { ClothMap } from './headwear.ts'
import { rowsBesideFace } from './rows-beside-face.ts'

/** Cloth beside the cheek begins between these distances from the face's outline, that of a shawl over hair further off, cm. */
const beside = { fromCm: 0.3, toCm: 1.9, beyondHairCm: 6 }
/** The chin's own shadow ends, and a high collar begins, about this far from it, cm. */
const chinCm = { below: 1.2, deepest: 3.5, half: 2.5 }
/** Share of what is looked at in which cloth has to lie. */
const leastCovered = 0.6
/** A throat that is bare by more than this is not under a scarf, whatever hangs beside the cheeks: earrings, a wrap's end. */
const mostBare = 0.5
const stepPx = 2

/** Whether cloth frames the face as a head scarf does: beside both cheeks, or beside one of them and under the chin. */
export function isDraped(cloth: ClothMap, classes: ClassPlanes): boolean {
  const isLeft = isBesideCheek(cloth, -1)
  const isRight = isBesideCheek(cloth, 1)
  if (isLeft && isRight) return throatOf(cloth, classes, 0).bare < mostBare
  // On a turned head the far cheek stands before the background, and what lies under the chin is seen on the near side.
  if (isLeft || isRight) return throatOf(cloth, classes, isLeft ? -1 : 1).covered > leastCovered
  return false
}

/** Whether cloth hangs down on both sides of the face, be it beyond the hair. */
export function hangsBeside(cloth: ClothMap): boolean {
  return isBesideCheek(cloth, -1, beside.beyondHairCm) && isBesideCheek(cloth, 1, beside.beyondHairCm)
}

function isBesideCheek(cloth: ClothMap, side: 1 | -1, toCm = beside.toCm): boolean {
  const { isCloth, widthPx, pxPerCm, mesh } = cloth
  const rows = rowsBesideFace(cloth, side, pointOf(mesh, landmark.noseTip)[1])
  const covered = rows.filter(({ row, edgeX }) => {
    for (let awayPx = beside.fromCm * pxPerCm; awayPx < toCm * pxPerCm; awayPx++) {
      const x = Math.round(edgeX + side * awayPx)
      if (x >= 0 && x < widthPx && isCloth[row * widthPx + x]) return true
    }
    return false
  })
  return covered.length > leastCovered * rows.length
}

/**
 * Shares of cloth and of bare skin among what of the person is seen right under the chin. Cloth at the photo's border goes on
 * under it; skin there is the chin's as often as the throat's.
 */
function throatOf(
  { isCloth, isInside, widthPx, heightPx, pxPerCm, mesh, chinY }: ClothMap,
  { background, bodySkin }: ClassPlanes,
  side: -1 | 0 | 1,
): { covered: number; bare: number } {
  const [chinX] = pointOf(mesh, landmark.chin)
  const lastRow = Math.min(heightPx, chinY + chinCm.deepest * pxPerCm)
  const halfPx = chinCm.half * pxPerCm
  const middleX = chinX + side * halfPx
  const firstColumn = Math.max(0, Math.round(middleX - halfPx))
  const lastColumn = Math.min(widthPx, middleX + halfPx)
  let looked = 0
  let covered = 0
  let bare = 0
  for (let y = Math.round(chinY + chinCm.below * pxPerCm); y < lastRow; y += stepPx)
    for (let x = firstColumn; x < lastColumn; x += stepPx) {
      const i = y * widthPx + x
      if (background[i] > 0.5) continue
      looked++
      if (isCloth[i]) covered++
      else if (isInside[i] && bodySkin[i] > 0.5) bare++
    }
  return looked > 0 ? { covered: covered / looked, bare: bare / looked } : { covered: 0, bare: 0 }
}
