import type { AttireManifest, SceneManifest } from '@ever-after/art'
import type { Point } from '../../pixels/fill-polygon.ts'
import type { Attire } from '../../spec/job.ts'

/** Where one partner stands in the frame, px. */
export interface Standing {
  side: 'left' | 'right'
  /** The neck's centre at the height of the pit, before leaning. */
  pit: Point
  /** The point about which body and head lean. */
  pivot: Point
  /** Positive leans to the viewer's right. */
  leanRad: number
  isFlipped: boolean
  isInFront: boolean
  pxPerMetre: number
  /** Size of the head against the usual one; 1 when absent. */
  headScale?: number
  /** Whether the garment's cloth reaches up the neck. */
  coversNeck?: boolean
}

interface Frame {
  widthPx: number
  heightPx: number
}

export interface Couple {
  frame: Frame
  scene: SceneManifest
  /** Garments from left to right. */
  attire: readonly [AttireManifest, AttireManifest]
  /** Stops by which each partner's left cheek (the viewer's left) is brighter, from left to right. */
  sideLightStops: readonly [number, number]
}

const leanDeg = 2
const pivotBelowPitMetres = 0.62
const litFromRightStops = -0.12

/** Metres between the necks, by pairing: close enough that shoulders overlap, apart enough for long hair. */
const spacingMetres = { 'dress+suit': 0.315, 'dress+dress': 0.36, 'suit+suit': 0.345 }

/** Metres by which a neck pit stands under a suit's, the one in front first when both wear the same. */
const dropMetres = { mixed: { dress: 0.055, suit: 0 }, same: { dress: [0.045, 0.03], suit: [0.026, 0] } }

/** Stands two people side by side, leaning a little towards each other, from left to right. */
export function placeCouple({ frame, scene, attire, sideLightStops }: Couple): [Standing, Standing] {
  const pxPerMetre = (scene.pxPerMetre * frame.widthPx) / scene.widthPx
  const kinds: [Attire, Attire] = [attire[0].kind, attire[1].kind]
  const isSame = kinds[0] === kinds[1]
  const pairing = isSame ? (kinds[0] === 'dress' ? 'dress+dress' : 'suit+suit') : 'dress+suit'
  const halfSpacing = (spacingMetres[pairing] / 2) * pxPerMetre
  const front = !isSame && kinds[1] === 'dress' ? 1 : 0
  const stand = (index: 0 | 1): Standing => {
    const side = index === 0 ? 'left' : 'right'
    const kind = kinds[index]
    const drop = isSame ? dropMetres.same[kind][index === front ? 0 : 1] : dropMetres.mixed[kind]
    const x = frame.widthPx / 2 + (side === 'left' ? -halfSpacing : halfSpacing)
    const y = frame.heightPx * (1 - scene.standFraction) + drop * pxPerMetre
    return {
      side,
      pit: [x, y],
      pivot: [x, y + pivotBelowPitMetres * pxPerMetre],
      leanRad: ((side === 'left' ? leanDeg : -leanDeg) * Math.PI) / 180,
      isFlipped: shouldFlip(attire[index], side, sideLightStops[index]),
      isInFront: index === front,
      pxPerMetre,
      coversNeck: attire[index].coversNeck,
    }
  }
  return [stand(0), stand(1)]
}

/** A point of the upright body after leaning. */
export function leanPoint({ pivot, leanRad }: Standing, point: Point): Point {
  return turnAbout(pivot, leanRad, point)
}

/** Where a point of the leaning body would be on the upright one. */
export function straightenPoint({ pivot, leanRad }: Standing, point: Point): Point {
  return turnAbout(pivot, -leanRad, point)
}

function turnAbout(pivot: Point, angleRad: number, [x, y]: Point): Point {
  const cos = Math.cos(angleRad)
  const sin = Math.sin(angleRad)
  const u = x - pivot[0]
  const v = y - pivot[1]
  return [pivot[0] + u * cos - v * sin, pivot[1] + u * sin + v * cos]
}

/** A turned body faces the partner; a frontal one is lit from the side that the face is lit from. */
function shouldFlip(attire: AttireManifest, side: 'left' | 'right', sideLightStops: number): boolean {
  if (!attire.flippable) return false
  if (attire.partnerSide !== 'either') return attire.partnerSide === side
  const isLitFromRight = sideLightStops < litFromRightStops
  return isLitFromRight === (attire.light === 'left')
}
