import { boxBlur } from '../../pixels/box-blur.ts'
import { type ClassPlanes, classNames, landmark, pointOf } from '../../vision/index.ts'
import type { ClothFromAfar } from '../crop/classify-crop.ts'
import type { UprightCrop } from '../crop/level-crop.ts'

/** Share of cloth from which the look from afar is believed, and up to which the close look needs it. */
const believed = 0.75
const surest = 0.9
/** Share of skin or background from which the close look is sure of it. */
const sure = 0.5
/** The look from afar is coarse: within this of what the close look sees of cloth, that one draws the edge; cm. */
const rimCm = 0.35
/** What the close look takes for a face this far over the forehead is none where the look from afar sees a hat, cm. */
const overForeheadCm = 1.5
/** A brim behind the neck ends this far under the chin, cm. */
const lowestCm = 9

export interface AfarQuestion {
  crop: UprightCrop
  classes: ClassPlanes
  fromAfar: ClothFromAfar
  /** Whether the close look sees headwear as well: then what comes out as clothes counts, too. */
  isCovered: boolean
}

/**
 * A hat or a scarf that fills the close look is taken for hair or background there, and seen whole from afar. Answers the
 * classes with what only the look from afar sees of it as accessories; null when that is nothing.
 */
export function withClothFromAfar(question: AfarQuestion): ClassPlanes | null {
  const { crop, classes } = question
  const { widthPx, heightPx } = crop.image
  const missed = missedCloth(question)
  if (!missed) return null
  const radiusPx = Math.max(1, rimCm * crop.pxPerCm)
  const near = boxBlur({ source: missed, widthPx, heightPx, radiusPx })
  let isAny = false
  for (let i = 0; i < near.length; i++) {
    near[i] = near[i] > 0.99 ? 1 : 0
    if (near[i]) isAny = true
  }
  if (!isAny) return null
  boxBlur({ source: near, target: near, widthPx, heightPx, radiusPx })
  const merged = {
    background: classes.background.slice(),
    hair: classes.hair.slice(),
    bodySkin: classes.bodySkin.slice(),
    faceSkin: classes.faceSkin.slice(),
    clothes: classes.clothes.slice(),
    accessories: classes.accessories.slice(),
  }
  for (let i = 0; i < near.length; i++) {
    if (!missed[i] || near[i] === 0) continue
    for (const name of classNames) merged[name][i] = 0
    merged.accessories[i] = 1
  }
  return merged
}

/** 1 where only the look from afar sees what may be worn on the head; null when that is nowhere. */
function missedCloth({ crop, classes, fromAfar, isCovered }: AfarQuestion): Float32Array | null {
  const { widthPx, heightPx } = crop.image
  const { background, faceSkin, bodySkin, clothes, accessories } = classes
  const { betweenBrows, foreheadTop, chin } = landmark
  const rowStart = (index: number, downCm: number) =>
    Math.round(pointOf(crop.mesh, index)[1] + downCm * crop.pxPerCm) * widthPx
  const overBrows = rowStart(betweenBrows, 0)
  const overFace = rowStart(foreheadTop, -overForeheadCm)
  const end = Math.min(widthPx * heightPx, rowStart(chin, lowestCm))
  const hangsFrom = columnsWithThings(fromAfar.accessories, widthPx, overBrows)
  const missed = new Float32Array(widthPx * heightPx)
  let isAny = false
  for (let i = 0; i < end; i++) {
    const things = fromAfar.accessories[i]
    if (things + fromAfar.clothes[i] < believed || clothes[i] + accessories[i] > surest) continue
    if (bodySkin[i] > sure || (faceSkin[i] > sure && i > overFace)) continue
    // Below the brows hands and beards look like cloth from afar; a brim stands there before the background, and hangs
    // down from over the brows.
    // Clothes before the background are curtains as often as scarves.
    const isWorn =
      i > overBrows
        ? things > believed && background[i] > sure && hangsFrom[i % widthPx] === 1
        : things > believed || (isCovered && background[i] < sure)
    if (!isWorn) continue
    missed[i] = 1
    isAny = true
  }
  return isAny ? missed : null
}

/** 1 for columns in which accessories are seen before a px. */
function columnsWithThings(accessories: Float32Array, widthPx: number, end: number): Uint8Array {
  const columns = new Uint8Array(widthPx)
  for (let i = 0; i < end; i++) if (accessories[i] > believed) columns[i % widthPx] = 1
  return columns
}
