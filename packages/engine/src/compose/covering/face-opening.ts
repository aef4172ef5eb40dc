import type { Point } from '../../pixels/fill-polygon.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { faceFeatures, faceOval, landmark, pointOf } from '../../vision/index.ts'
import type { HeadPlace } from '../place/place-head.ts'
import { applySimilarity, scaleOf } from '../similarity.ts'
import {
  angleOfStep,
  bowOutline,
  emptyOutline,
  narrowOutline,
  type Outline,
  smoothOutline,
} from './outline.ts'

/** The line inside which a face shows in a head covering. */
export interface FaceOpening {
  /** Px of the frame. */
  centre: Point
  /** Turn of the face, positive clockwise; the outline's upright turns with it. */
  angleRad: number
  /** Radii in px of the frame. */
  outline: Outline
  pxPerCm: number
}

/** How far the cloth's edge lies inside the mesh's outline, cm; that outline ends below the hair. */
const insetCm = { top: -0.7, side: 0.25, chin: 0.12 }
/** Hair and hats push the edge inwards, at most up to the brows and the eyes' outer corners, cm from these. */
const aboveBrowsCm = 0.8
const besideEyesCm = 0.8
/** Roundness of the arch over brows and eyes: 2 is an ellipse, more is squarer. */
const archPower = 2.8
const hairMarginCm = 0.25
/** Cloth cannot follow a lock of hair: the edge runs in one even bow. */
const evenDegrees = { hair: 30, whole: 18 }
const besideDegrees = 10

/** Finds the opening for a face that is placed in the frame. */
export function faceOpening(photo: UnderstoodPhoto, { toFrame }: HeadPlace): FaceOpening {
  const centre = middleOf(photo)
  const scale = scaleOf(toFrame)
  const whole = outlineOf(photo, centre)
  const least = whole.map((radius, step) => Math.min(radius, leastRadius(photo, centre, step)))
  const free = whole.map((radius, step) =>
    freeOfHair(photo, { centre, step, least: least[step], whole: radius }),
  )
  const even = smoothOutline(bowOutline(narrowOutline(free, besideDegrees)), evenDegrees.hair)
  const outline = even.map((radius, step) => Math.max(Math.min(radius, whole[step]), least[step]) * scale)
  return {
    centre: applySimilarity(toFrame, centre),
    angleRad: Math.atan2(toFrame.sin, toFrame.cos),
    outline: smoothOutline(outline, evenDegrees.whole),
    pxPerCm: photo.pxPerCm * scale,
  }
}

function middleOf({ mesh }: UnderstoodPhoto): Point {
  const [, top] = pointOf(mesh, landmark.foreheadTop)
  const [, bottom] = pointOf(mesh, landmark.chin)
  const xs = faceOval.map((index) => mesh[index * 3])
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (top + bottom) / 2]
}

/** The face's outline less the inset. */
function outlineOf({ mesh, pxPerCm }: UnderstoodPhoto, centre: Point): Outline {
  const oval = faceOval.map((index) => pointOf(mesh, index))
  return emptyOutline().map((_, step) => {
    const angle = angleOfStep(step)
    const up = Math.cos(angle)
    const inset = insetCm.side + (up > 0 ? insetCm.top - insetCm.side : insetCm.chin - insetCm.side) * up ** 2
    return farthestCrossing(oval, centre, angle) - inset * pxPerCm
  })
}

function farthestCrossing(polygon: readonly Point[], [x, y]: Point, angle: number): number {
  const dx = Math.sin(angle)
  const dy = -Math.cos(angle)
  let farthest = 0
  for (const [i, [fromX, fromY]] of polygon.entries()) {
    const [toX, toY] = polygon[(i + 1) % polygon.length]
    const edgeX = toX - fromX
    const edgeY = toY - fromY
    const across = dx * edgeY - dy * edgeX
    if (Math.abs(across) < 1e-9) continue
    const radius = ((fromX - x) * edgeY - (fromY - y) * edgeX) / across
    const along = ((fromX - x) * dy - (fromY - y) * dx) / across
    if (along >= 0 && along <= 1) farthest = Math.max(farthest, radius)
  }
  return farthest
}

interface Ray {
  centre: Point
  step: number
  /** Radii between which hair may push the edge inwards. */
  least: number
  whole: number
}

/** The radius up to which a ray meets no hair. Beards stay: below the eyes only a smooth face is looked at. */
function freeOfHair(
  { hair, widthPx, heightPx, pxPerCm, beardCm }: UnderstoodPhoto,
  { centre: [x, y], step, least, whole }: Ray,
): number {
  const angle = angleOfStep(step)
  const up = Math.cos(angle)
  const looked = beardCm > 0 ? smoothstep(-0.2, 0.1, up) : smoothstep(-0.9, -0.4, up)
  if (looked === 0) return whole
  for (let radius = least; radius < whole; radius++) {
    const column = Math.round(x + radius * Math.sin(angle))
    const row = Math.round(y - radius * up)
    if (column < 0 || row < 0 || column >= widthPx || row >= heightPx) continue
    if (hair[row * widthPx + column] < 128) continue
    const pushed = Math.max(least, radius - hairMarginCm * pxPerCm)
    return whole + (pushed - whole) * looked
  }
  return whole
}

/** An arch around brows and eyes that cloth never passes; its sides go on downwards. */
function leastRadius({ mesh, pxPerCm }: UnderstoodPhoto, [x, y]: Point, step: number): number {
  const brows = [...faceFeatures.leftBrow, ...faceFeatures.rightBrow].map((index) => mesh[index * 3 + 1])
  const angle = angleOfStep(step)
  const eye = angle < Math.PI ? landmark.rightEyeOuter : landmark.leftEyeOuter
  const halfWidth = Math.abs(mesh[eye * 3] - x) + besideEyesCm * pxPerCm
  const height = y - Math.min(...brows) + aboveBrowsCm * pxPerCm
  const across = Math.abs(Math.sin(angle)) / halfWidth
  const upright = Math.max(0, Math.cos(angle)) / height
  return (across ** archPower + upright ** archPower) ** (-1 / archPower)
}
