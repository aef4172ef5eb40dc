import { gaussianBlur } from '../../pixels/blur.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import { faceOval, jawLine, landmark, landmarkCount, pointOf } from '../../vision/index.ts'
import { convexHull } from '../convex-hull.ts'
import type { HeadView } from '../crop/head-view.ts'

type Points = readonly (readonly [number, number])[]

/** The face as the mesh draws it, with room for the photo's own edge. */
export interface FaceOutline {
  /** 1 where it is face for certain. */
  inner: Float32Array
  /** 1 where it may be face; a beard lies within it. */
  outer: Float32Array
  /** 1 where nothing but the head can be: above the ears, within the skull. */
  skull: Float32Array
  /** 1 where skin is scalp or temple, whatever class it looks like: as far as a skull can reach. */
  scalp: Float32Array
  /** Row of the jaw's edge in each column, level beyond the temples. */
  jawRow: Float32Array
  /** Row just under the ear lobes in each column. */
  earRow: Float32Array
}

/** The mesh is trusted to this much on each side of its outline, cm. */
const innerCm = -0.35
const outerCm = 0.75
const beardOuterCm = 0.6
const underLobeCm = 0.6
/** Beside the face there is no neck to take away, and lobes hang lower. */
const asideLobeCm = 1.4
/** A skull stands out beyond the temples and over the forehead by about this much, and a large one at most. */
const skullCm = { aside: 1.6, above: 5.5 }
const scalpCm = { aside: 2.1, above: 8 }
/** Powers of their superellipses; an ellipse has 2 and cuts a skull's corners off. */
const roundness = { skull: 2, scalp: 2.5 }

/** beardCm lengthens the outline downwards; 0 for no beard. */
export function outlineFace(view: HeadView, beardCm: number): FaceOutline {
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const oval = faceOval.map((index) => pointOf(mesh, index))
  // On a turned face the far cheek stands out beyond the oval.
  const silhouette = convexHull(Array.from({ length: landmarkCount }, (_, index) => pointOf(mesh, index)))
  const reached = beardCm > 0 ? lengthen(silhouette, mesh, beardCm * pxPerCm) : silhouette
  const outer = grow(reached, (beardCm > 0 ? beardOuterCm : outerCm) * pxPerCm)
  const softnessPx = (beardCm > 0 ? 0.2 : 0.15) * pxPerCm
  const soften = (points: Points) =>
    gaussianBlur(fillPolygon(points, widthPx, heightPx), widthPx, heightPx, 0.3 * pxPerCm)
  return {
    inner: fillPolygon(grow(oval, innerCm * pxPerCm), widthPx, heightPx),
    outer: gaussianBlur(fillPolygon(outer, widthPx, heightPx), widthPx, heightPx, softnessPx),
    skull: soften(skullOf(view, skullCm, roundness.skull)),
    scalp: soften(skullOf(view, scalpCm, roundness.scalp)),
    jawRow: jawRowOf(mesh, widthPx),
    earRow: earRowOf(view),
  }
}

/** Moves each point away from the points' centre. */
export function grow(points: Points, byPx: number): Points {
  const centreX = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const centreY = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  return points.map(([x, y]) => {
    const factor = 1 + byPx / Math.hypot(x - centreX, y - centreY)
    return [centreX + (x - centreX) * factor, centreY + (y - centreY) * factor]
  })
}

/** Pulls the outline below the nose down, the chin all the way. */
function lengthen(points: Points, mesh: Float32Array, byPx: number): Points {
  const [, noseY] = pointOf(mesh, landmark.noseTip)
  const [, chinY] = pointOf(mesh, landmark.chin)
  return points.map(([x, y]) => [x, y > noseY ? y + byPx * smoothstep(noseY, chinY, y) : y])
}

/** The upper half of a superellipse that stands on the line between the temples. */
function skullOf({ mesh, pxPerCm }: HeadView, reachCm: typeof skullCm, power: number): Points {
  const [leftX, leftY] = pointOf(mesh, landmark.leftTemple)
  const [rightX, rightY] = pointOf(mesh, landmark.rightTemple)
  const [, topY] = pointOf(mesh, landmark.foreheadTop)
  const centreX = (leftX + rightX) / 2
  const centreY = (leftY + rightY) / 2
  const halfWidth = (rightX - leftX) / 2 + reachCm.aside * pxPerCm
  const height = centreY - topY + reachCm.above * pxPerCm
  return Array.from({ length: 25 }, (_, i) => {
    const turn = (i / 24) * Math.PI
    const across = Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** (2 / power)
    return [centreX - halfWidth * across, centreY - height * Math.sin(turn) ** (2 / power)]
  })
}

/** The lowest row of the jaw in each column: of a turned head the far side of the jaw stands over the chin. */
export function jawRowOf(mesh: Float32Array, widthPx: number): Float32Array {
  const points = jawLine.map((index) => pointOf(mesh, index))
  const [leftX, leftY] = points.reduce((left, point) => (point[0] < left[0] ? point : left))
  const [rightX, rightY] = points.reduce((right, point) => (point[0] > right[0] ? point : right))
  const rows = Float32Array.from({ length: widthPx }, (_, x) => (x < leftX ? leftY : x > rightX ? rightY : 0))
  for (let next = 1; next < points.length; next++) {
    const [[fromX, fromY], [toX, toY]] = [points[next - 1], points[next]].sort(([a], [b]) => a - b)
    const end = Math.min(widthPx - 1, toX)
    for (let x = Math.max(0, Math.ceil(fromX)); x <= end; x++)
      rows[x] = Math.max(rows[x], fromY + ((toY - fromY) * (x - fromX)) / Math.max(1e-3, toX - fromX))
  }
  return rows
}

function earRowOf({ mesh, widthPx, pxPerCm }: HeadView): Float32Array {
  const row = (ear: number, lobe: number) => Math.max(pointOf(mesh, ear)[1], pointOf(mesh, lobe)[1])
  const left = row(landmark.leftEar, landmark.leftEarLobe)
  const right = row(landmark.rightEar, landmark.rightEarLobe)
  const [leftX] = pointOf(mesh, landmark.leftTemple)
  const [rightX] = pointOf(mesh, landmark.rightTemple)
  return Float32Array.from({ length: widthPx }, (_, x) => {
    const lobe = left + (right - left) * clamp((x - leftX) / Math.max(1, rightX - leftX))
    const asidePx = Math.max(leftX - x, x - rightX)
    return lobe + pxPerCm * (asidePx > 0 ? asideLobeCm : underLobeCm)
  })
}
