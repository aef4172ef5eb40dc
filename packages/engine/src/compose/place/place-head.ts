import type { Point } from '../../pixels/fill-polygon.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import type { Attire } from '../../spec/job.ts'
import { jawLine, landmark, pointOf } from '../../vision/index.ts'
import { applySimilarity, type Similarity, similarity } from '../similarity.ts'
import { leanPoint, type Standing, straightenPoint } from './place-couple.ts'

/** Measures of a head in px of its crop. */
export interface HeadMeasures {
  pxPerCm: number
  chin: Point
  neckCentreX: number
  neckHalfPx: number
  jawHalfPx: number
  rollDeg: number
  /** How far the head is bowed. */
  pitchDeg: number
  /** 468 landmarks as x, y, z. */
  mesh: Float32Array
}

export interface HeadPlace {
  /** From the head's crop to the frame. */
  toFrame: Similarity
  /** The chin on the upright body, before leaning, px of the frame. */
  uprightChin: Point
  /** By how much the chin stands beside the neck's centre, px of the frame. */
  chinOffsetPx: number
  /** The edges that the neck shall have under the jaw, beside the pit on the upright body, px of the frame. */
  neckLeftPx: number
  neckRightPx: number
}

/** Metres per centimetre of the canonical face: a little under life size flatters the body. */
export const headMetresPerCm = { suit: 0.0096, dress: 0.0089 }

/** Height of the chin over the neck pit of the plates, metres. */
export const chinAbovePitMetres = { suit: 0.076, dress: 0.068 }
/** Over cloth that reaches up the neck a chin is higher, or no neck would be seen, metres. */
const raisedOverClothMetres = 0.009

/** A head that is bowed further than most brings its chin nearer to the pit: from degrees, metres for each, at most. */
const bow = { fromDeg: 14, metresPerDeg: 0.0013, mostMetres: 0.022 }

/** How much narrower or wider than the garment's own a neck may become. */
const neckHalfMetres = { suit: { min: 0.052, max: 0.063 }, dress: { min: 0.043, max: 0.055 } }

/** Of a head's own tilt, the shares and most degrees that stay: towards the partner more than away. */
const keptTilt = { inwards: { share: 0.5, mostDeg: 8 }, outwards: { share: 0.2, mostDeg: 3 } }
const headLeanDeg = 4
const maxChinOffsetMetres = 0.03
const maxNeckPerJaw = 1.12

/** Puts a levelled head on a standing body. */
export function placeHead(head: HeadMeasures, standing: Standing, kind: Attire): HeadPlace {
  const { pit, leanRad, side, headScale = 1, coversNeck = false } = standing
  const pxPerMetre = standing.pxPerMetre * headScale
  const scale = (headMetresPerCm[kind] * pxPerMetre) / head.pxPerCm
  const maxOffset = maxChinOffsetMetres * pxPerMetre
  const chinOffsetPx = clamp((head.chin[0] - head.neckCentreX) * scale, -maxOffset, maxOffset)
  const bowedMetres = clamp((head.pitchDeg - bow.fromDeg) * bow.metresPerDeg, 0, bow.mostMetres)
  const raisedMetres = coversNeck ? raisedOverClothMetres : 0
  const chinAbovePitPx = (chinAbovePitMetres[kind] + raisedMetres - bowedMetres) * pxPerMetre
  const uprightChin: Point = [pit[0] + chinOffsetPx, pit[1] - chinAbovePitPx]
  const inwards = side === 'left' ? 1 : -1
  const { share, mostDeg } = head.rollDeg * inwards > 0 ? keptTilt.inwards : keptTilt.outwards
  const tiltDeg = clamp(head.rollDeg * share, -mostDeg, mostDeg) + inwards * headLeanDeg
  const toFrame = similarity({
    scale,
    angleRad: leanRad + (tiltDeg * Math.PI) / 180,
    from: head.chin,
    to: leanPoint(standing, uprightChin),
  })
  const { min, max } = neckHalfMetres[kind]
  const halfPx = clamp(
    Math.min(head.neckHalfPx, head.jawHalfPx * maxNeckPerJaw) * scale,
    min * pxPerMetre,
    max * pxPerMetre,
  )
  const jawY = uprightChin[1] - neckMeetsJawCm * headMetresPerCm[kind] * pxPerMetre
  const jaw = jawLine.map((index) =>
    straightenPoint(standing, applySimilarity(toFrame, pointOf(head.mesh, index))),
  )
  const leanPx = Math.sin((tiltDeg * Math.PI) / 180) * neckLeanMetres * pxPerMetre
  const leftJaw = crossing(jaw.slice(0, chinOfJaw + 1), jawY) - pit[0]
  const rightJaw = crossing(jaw.slice(chinOfJaw).reverse(), jawY) - pit[0]
  const insetPx = jawInsetMetres * pxPerMetre
  return {
    toFrame,
    uprightChin,
    chinOffsetPx,
    neckLeftPx: Math.max(leanPx - halfPx, leftJaw + insetPx),
    neckRightPx: Math.min(leanPx + halfPx, rightJaw - insetPx),
  }
}

/** Height over the chin at which neck and jaw meet, and by how much the neck stays inside the jaw there. */
const neckMeetsJawCm = 4
const jawInsetMetres = 0.002
/** A neck bends with a tilted head: so far up from the chin its end leans as the head does. */
const neckLeanMetres = 0.05
const chinOfJaw = jawLine.indexOf(landmark.chin)

/** Where a line running down to the chin passes a height; x of its first point when it begins below. */
function crossing(line: readonly Point[], y: number): number {
  for (let i = 1; i < line.length; i++) {
    const [fromX, fromY] = line[i - 1]
    const [toX, toY] = line[i]
    if (fromY <= y && toY > y) return fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
  }
  return line[0][0]
}
