import { boxBlur } from '../../pixels/box-blur.ts'
import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import { type ClassPlanes, classNames } from '../../vision/index.ts'
import type { ClothFromAfar } from '../crop/classify-crop.ts'
import type { UprightCrop } from '../crop/level-crop.ts'
import { flood } from '../flood.ts'
import { withClothFromAfar } from './cloth-from-afar.ts'
import { clothOverBrows, type HeadwearKind } from './cloth-over-brows.ts'
import { dropForeignCloth } from './drop-foreign-cloth.ts'
import { fillGaps } from './fill-gaps.ts'
import { type ClothMap, type Headwear, mapCloth } from './headwear.ts'
import { hoodOverBrows } from './hood-over-brows.ts'
import { isArched } from './is-arched.ts'
import { hangsBeside, isDraped } from './is-draped.ts'
import { type LastRows, lastRowsOfCap, lastRowsOfHat, lastRowsOfScarf } from './last-rows.ts'

/** The rim of a wide hat lies this far from the middle of the face, the top of a tall one this far over the brows, cm. */
const reachCm = { aside: 23, up: 23 }
/** Softness of the edge between headwear and the rest of the person, cm. */
const edgeCm = 0.25
/** Rows under the chin into which a scarf hangs. */
const underChinCm = 2
/** Half of what is at least as wide as cloth that hangs, cm. */
const clothHalfCm = 0.31
/** A smaller patch is a hair clip. */
const leastAreaCm2 = 12
/** Around hair that shows under it, sunglasses on the head are smaller, a hat is larger. */
const leastHatCm2 = 150
/** What lies on a skull with its hair: to each side of the face's middle, up from the brows, and over glasses, cm. */
const skullCm = { aside: 10, up: 12 }
const overGlassesCm = 2.4
/** A bridal crown has half of that; more is what stands behind the head. */
const mostThingsCm2 = 300
/** Beside the crown on both sides lies no cloth that is worn: brims lie lower, scarves nearer. Middle and half sides, cm. */
const besideCrownCm = { aside: 14, up: 10, half: 2 }

/**
 * Cloth above the brows can only be worn on the head, whatever the network takes it for: hijabs, turbans and caps come
 * out as clothes. Finds it, moves its share from clothes to accessories, in place, and answers where it is.
 */
export function claimHeadwear(
  crop: UprightCrop,
  classes: ClassPlanes,
  fromAfar?: ClothFromAfar,
): Headwear | null {
  const cloth = mapCloth(crop, classes)
  const close = findHeadwear(cloth, classes)
  const merged = fromAfar && withClothFromAfar({ crop, classes, fromAfar, isCovered: close !== null })
  const whole = merged ? findWhole(mapCloth(crop, merged), merged, close) : null
  if (merged && whole) takeOver(classes, merged, whole.share)
  const headwear = whole ?? close
  if (headwear) moveToAccessories(classes, headwear.share)
  else keepSmallThings(cloth, classes)
  return headwear
}

function findHeadwear(cloth: ClothMap, classes: ClassPlanes): Headwear | null {
  const scarf = isDraped(cloth, classes) ? findWorn(cloth, classes, 'scarf') : null
  if (scarf) return scarf
  const isOverHair = isArched(cloth, classes)
  const fabric = isOverHair ? without(cloth, classes.accessories, classes.clothes) : cloth
  const shawl = isOverHair && hangsBeside(fabric) ? findWorn(fabric, classes, 'scarf') : null
  const close =
    shawl ?? findWorn(cloth, classes, 'cap') ?? (isOverHair ? findWorn(cloth, classes, 'wrap') : null)
  return close ?? findWorn(cloth, classes, 'scarf', hoodOverBrows(cloth, classes))
}

/** What both looks see together, unless it is less than what the close one sees. */
function findWhole(cloth: ClothMap, classes: ClassPlanes, close: Headwear | null): Headwear | null {
  if (!close) return findWorn(without(cloth, classes.clothes, classes.accessories), classes, 'hat')
  return close.isDraped ? findWorn(cloth, classes, 'scarf') : findHeadwear(cloth, classes)
}

/** Cloth of one class alone: a hat behind the neck touches the shirt, a shawl necklaces and earrings. */
function without(cloth: ClothMap, other: Float32Array, own: Float32Array): ClothMap {
  return { ...cloth, isCloth: cloth.isCloth.map((is, i) => (is && own[i] > other[i] ? 1 : 0)) }
}

/** Takes the classes of the worn px from other planes, in place. */
function takeOver(classes: ClassPlanes, from: ClassPlanes, share: Float32Array): void {
  for (const name of classNames) {
    const target = classes[name]
    const source = from[name]
    for (let i = 0; i < share.length; i++) if (share[i] > 0) target[i] += (source[i] - target[i]) * share[i]
  }
}

function findWorn(
  cloth: ClothMap,
  classes: ClassPlanes,
  kind: HeadwearKind,
  from = clothOverBrows(cloth, classes, kind),
): Headwear | null {
  const isScarf = kind === 'scarf'
  if (from.length === 0) return null
  const last = lastRowsOf(kind, cloth, classes)
  const worn = wornCloth(cloth, from, last)
  if (isCurtain(cloth, classes, worn) || (isScarf && !reachesUnderChin(cloth, worn))) return null
  if (isScarf) {
    dropForeignCloth(cloth, worn)
    fillGaps(cloth, classes, worn)
  }
  const share = softened(cloth, worn, last)
  const coveredPx = share.reduce((count, value) => count + (value > 0.5 ? 1 : 0), 0)
  if (coveredPx < (kind === 'hat' || kind === 'wrap' ? leastHatCm2 : leastAreaCm2) * cloth.pxPerCm ** 2)
    return null
  return { share, isDraped: isScarf, lastRows: last.rows }
}

function lastRowsOf(kind: HeadwearKind, cloth: ClothMap, { background }: ClassPlanes): LastRows {
  switch (kind) {
    case 'scarf':
      return lastRowsOfScarf(cloth, (i) => background[i] < 0.5)
    case 'hat':
      return lastRowsOfHat(cloth)
    case 'cap':
    case 'wrap':
      return lastRowsOfCap(cloth)
  }
}

/** 1 for the cloth that hangs together with what was found over the brows, as far as a head's reaches. */
function wornCloth(
  { isCloth, widthPx, heightPx, pxPerCm, faceX, browsY }: ClothMap,
  from: readonly number[],
  { rows, softPx }: LastRows,
): Float32Array {
  const topRow = browsY - reachCm.up * pxPerCm
  const asidePx = reachCm.aside * pxPerCm
  return flood({
    widthPx,
    heightPx,
    from,
    isOpen: (i) => {
      if (!isCloth[i]) return false
      const x = i % widthPx
      const y = (i - x) / widthPx
      return y > topRow && y < rows[x] + softPx / 2 && Math.abs(x - faceX) < asidePx
    },
  })
}

/** Crowns and wreaths begin as accessories on the skull: what of them comes out as clothes is not of the body. */
function keepSmallThings(
  { isCloth, widthPx, heightPx, pxPerCm, faceX, browsY }: ClothMap,
  { clothes, accessories }: ClassPlanes,
): void {
  const firstColumn = Math.max(0, Math.round(faceX - skullCm.aside * pxPerCm))
  const lastColumn = Math.min(widthPx, faceX + skullCm.aside * pxPerCm)
  const lastRow = Math.max(0, browsY - overGlassesCm * pxPerCm)
  const from: number[] = []
  for (let y = Math.max(0, Math.round(browsY - skullCm.up * pxPerCm)); y < lastRow; y++)
    for (let x = firstColumn; x < lastColumn; x++) {
      const i = y * widthPx + x
      if (isCloth[i] && accessories[i] > clothes[i]) from.push(i)
    }
  if (from.length < leastAreaCm2 * pxPerCm ** 2) return
  const isOpen = (i: number) => isCloth[i] === 1 && i < lastRow * widthPx
  const things = flood({ widthPx, heightPx, from, isOpen })
  if (things.reduce((sum, value) => sum + value, 0) > mostThingsCm2 * pxPerCm ** 2) return
  for (let i = 0; i < lastRow * widthPx; i++) {
    if (things[i] === 0) continue
    accessories[i] += clothes[i]
    clothes[i] = 0
  }
}

/** Whether cloth from over the brows hangs down past the chin: what an earring alone ties to a cap is no scarf. */
function reachesUnderChin(
  { widthPx, heightPx, pxPerCm, browsY, chinY }: ClothMap,
  worn: Float32Array,
): boolean {
  const thick = boxBlur({ source: worn, widthPx, heightPx, radiusPx: clothHalfCm * pxPerCm })
  const isOpen = (i: number) => thick[i] > 0.99
  const from: number[] = []
  for (let i = 0; i < Math.round(browsY) * widthPx; i++) if (isOpen(i)) from.push(i)
  const hanging = flood({ widthPx, heightPx, from, isOpen })
  const end = Math.min(worn.length, Math.min(heightPx, Math.round(chinY + underChinCm * pxPerCm)) * widthPx)
  for (let i = Math.round(chinY) * widthPx; i < end; i++) if (hanging[i]) return true
  return false
}

/** Whether clothes fill the picture beside the crown, as a curtain behind the head does; a brim is no clothes. */
function isCurtain(
  { widthPx, pxPerCm, faceX, browsY }: ClothMap,
  { clothes, accessories }: ClassPlanes,
  worn: Float32Array,
): boolean {
  const { aside, up, half } = besideCrownCm
  const isClothes = (i: number) => worn[i] === 1 && clothes[i] > accessories[i]
  const isFilled = (side: number) => {
    const middleX = faceX + side * aside * pxPerCm
    const middleY = browsY - up * pxPerCm
    let looked = 0
    let filled = 0
    for (let y = Math.round(middleY - half * pxPerCm); y < middleY + half * pxPerCm; y++)
      for (let x = Math.round(middleX - half * pxPerCm); x < middleX + half * pxPerCm; x++, looked++)
        if (x >= 0 && x < widthPx && y >= 0 && isClothes(y * widthPx + x)) filled++
    return filled > 0.8 * looked
  }
  return isFilled(-1) && isFilled(1)
}

function softened(
  { widthPx, heightPx, pxPerCm }: ClothMap,
  worn: Float32Array,
  { rows, softPx }: LastRows,
): Float32Array {
  const radiusPx = Math.max(1, Math.round(edgeCm * pxPerCm))
  const share = boxBlur({ source: worn, target: worn, widthPx, heightPx, radiusPx })
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      if (share[i] === 0) continue
      share[i] = clamp(share[i] * 2) * smoothstep(rows[x] + softPx / 2, rows[x] - softPx / 2, y)
    }
  return share
}

function moveToAccessories({ clothes, accessories }: ClassPlanes, share: Float32Array): void {
  for (let i = 0; i < share.length; i++) {
    if (share[i] === 0) continue
    accessories[i] += clothes[i] * share[i]
    clothes[i] *= 1 - share[i]
  }
}
