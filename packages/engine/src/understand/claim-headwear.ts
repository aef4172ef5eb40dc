import { boxBlur } from '../pixels/box-blur.ts'
import { clamp, smoothstep } from '../pixels/smoothstep.ts'
import { type ClassPlanes, landmark, pointOf } from '../vision/index.ts'
import { jawRowOf } from './face-outline.ts'
import { flood } from './flood.ts'
import type { UprightCrop } from './level-crop.ts'

/** Cloth worn on the head. */
export interface Headwear {
  /** Share of it in each px of the crop, 0..1. */
  share: Float32Array
  /** Whether it hangs around the face and over the neck, as a head scarf does. */
  isDraped: boolean
}

/** Columns over the forehead in which is looked for what comes first above the face, cm. */
const lookedHalfCm = 4.5
const lookedUpCm = 9
/** A line of hair under the cloth's edge may be this wide. */
const hairlineCm = 3.2
const leastCovered = 0.5
const overGlassesCm = 2.4
/** Cloth of a head lies within this of the middle of the face, cm. */
const reachCm = { aside: 16, up: 24 }
/** Cloth beside the cheek begins within this of the face's outline, cm. */
const besideCm = 1.6
/** A scarf is kept down to a bow under the chin: half its width where it begins, how deep it hangs, how steep its sides are. */
const bib = { halfCm: 13, deepCm: 9.5, sideCm: -3, steep: 2.2, softCm: 0.25 }
/** Cloth this far below the ears still belongs to a turban or cap, cm. */
const belowLobeCm = 0.8

/**
 * Cloth above the brows can only be worn on the head, whatever the network takes it for: hijabs, turbans and caps come
 * out as clothes. Finds it, moves its share from clothes to accessories, in place, and answers where it is.
 */
export function claimHeadwear(crop: UprightCrop, classes: ClassPlanes): Headwear | null {
  const { widthPx, heightPx } = crop.image
  const { pxPerCm, mesh } = crop
  const [centreX] = pointOf(mesh, landmark.betweenBrows)
  const [, browsY] = pointOf(mesh, landmark.betweenBrows)
  const [, chinY] = pointOf(mesh, landmark.chin)
  const cloth = (i: number) => classes.clothes[i] + classes.accessories[i]
  const isCloth = (i: number) => cloth(i) > 0.4 && cloth(i) > classes.hair[i] && classes.background[i] < 0.5
  const at = (x: number, y: number) => Math.round(y) * widthPx + Math.round(x)
  const seeds = seedsOver()
  if (!seeds) return null
  const isDraped = drapes()
  const axisX = isDraped ? scarfAxis() : centreX
  const lobes = Math.max(pointOf(mesh, landmark.leftEarLobe)[1], pointOf(mesh, landmark.rightEarLobe)[1])
  const lastTurbanRow = lobes + belowLobeCm * pxPerCm
  const isWithin = (x: number, y: number): number => {
    const dx = (x - centreX) / pxPerCm
    if (Math.abs(dx) > reachCm.aside || (browsY - y) / pxPerCm > reachCm.up) return 0
    if (!isDraped) return smoothstep(lastTurbanRow + 0.4 * pxPerCm, lastTurbanRow - 0.4 * pxPerCm, y)
    const across = Math.abs(x - axisX) / pxPerCm / bib.halfCm
    const bow = bib.sideCm + (bib.deepCm - bib.sideCm) * Math.sqrt(Math.max(0, 1 - across ** 2.4))
    const depth = bow - Math.max(0, across - 0.97) * bib.halfCm * bib.steep
    return clamp(0.5 + ((chinY - y) / pxPerCm + depth) / bib.softCm)
  }
  const connected = flood({
    widthPx,
    heightPx,
    from: seeds,
    isOpen: (i) => isCloth(i) && isWithin(i % widthPx, Math.floor(i / widthPx)) > 0,
  })
  const radiusPx = Math.max(1, Math.round(0.25 * pxPerCm))
  const share = boxBlur({ source: connected, target: connected, widthPx, heightPx, radiusPx })
  let areaPx = 0
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      if (share[i] <= 0) continue
      share[i] = clamp(share[i] * 2) * isWithin(x, y)
      classes.accessories[i] += classes.clothes[i] * share[i]
      classes.clothes[i] *= 1 - share[i]
      if (share[i] > 0.5) areaPx++
    }
  return areaPx / pxPerCm ** 2 > 12 ? { share, isDraped } : null

  /** The first cloth px above the face in each looked-at column, or null when too few columns meet cloth first. */
  function seedsOver(): number[] | null {
    const found: number[] = []
    let looked = 0
    const half = Math.round(lookedHalfCm * pxPerCm)
    for (let x = Math.round(centreX - half); x <= centreX + half; x += 2) {
      if (x < 0 || x >= widthPx) continue
      looked++
      let hairPx = 0
      for (let y = Math.round(browsY); y > Math.max(0, browsY - lookedUpCm * pxPerCm); y--) {
        const i = at(x, y)
        // Right over the brows glasses are accessories as well: higher up they are not.
        const isOverGlasses = browsY - y > overGlassesCm * pxPerCm
        if (isCloth(i) && (isOverGlasses || classes.clothes[i] > classes.accessories[i])) {
          found.push(i)
          break
        }
        if (classes.hair[i] > 0.5 && ++hairPx > hairlineCm * pxPerCm) break
        if (classes.background[i] > 0.7) break
      }
    }
    return looked > 0 && found.length >= leastCovered * looked ? found : null
  }

  /** The middle of what is seen of head and scarf between brows and mouth. */
  function scarfAxis(): number {
    let sum = 0
    let rows = 0
    for (let y = Math.round(browsY); y < chinY - 3 * pxPerCm; y += 2) {
      let left = Math.round(centreX)
      let right = left
      const isHead = (x: number) => classes.background[y * widthPx + x] < 0.5
      while (left > 0 && centreX - left < reachCm.aside * pxPerCm && isHead(left)) left--
      while (right < widthPx - 1 && right - centreX < reachCm.aside * pxPerCm && isHead(right)) right++
      sum += (left + right) / 2
      rows++
    }
    return rows ? sum / rows : centreX
  }

  function drapes(): boolean {
    const [, noseY] = pointOf(mesh, landmark.noseTip)
    const jaw = jawRowOf(mesh, widthPx)
    const sides = [-1, 1].map((side) => {
      let rows = 0
      let covered = 0
      for (let y = Math.round(noseY); y < chinY - 1.2 * pxPerCm; y += 2) {
        rows++
        // From the face's axis outwards to where the jaw's line is above this row: beyond it is not face any more.
        let x = centreX
        while (x > 0 && x < widthPx - 1 && jaw[Math.round(x)] > y) x += side
        for (let step = 0; step < besideCm * pxPerCm; step++) {
          const column = Math.round(x + side * (step + 0.3 * pxPerCm))
          if (column < 0 || column >= widthPx) break
          if (isCloth(y * widthPx + column)) {
            covered++
            break
          }
        }
      }
      return rows > 0 && covered > 0.6 * rows
    })
    let under = 0
    let looked = 0
    for (let y = chinY + 1.2 * pxPerCm; y < Math.min(heightPx, chinY + 3.5 * pxPerCm); y += 2)
      for (let x = centreX - 2.5 * pxPerCm; x < centreX + 2.5 * pxPerCm; x += 2, looked++)
        if (isCloth(at(x, y))) under++
    const isUnder = under > 0.6 * looked
    return (sides[0] && sides[1]) || (isUnder && (sides[0] || sides[1]))
  }
}
