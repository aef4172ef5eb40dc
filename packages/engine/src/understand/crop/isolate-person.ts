import { boxBlur } from '../../pixels/box-blur.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import { type ClassPlanes, landmark, pointOf } from '../../vision/index.ts'
import { flood } from '../flood.ts'
import type { UprightCrop } from './level-crop.ts'

export interface PersonQuestion {
  crop: UprightCrop
  classes: ClassPlanes
  /** Centres of the other faces, px of the crop. */
  others: readonly (readonly [number, number])[]
}

/** Where the border to another person lies on the way from nose to nose. */
const borderShare = 0.58
const borderSoftness = 0.06
/** Heights count less than widths: people stand beside each other. */
const heightWeight = 0.3
const leastShare = 0.35
const reachCm = 0.8

const seeds = [
  landmark.noseTip,
  landmark.betweenBrows,
  landmark.foreheadTop,
  landmark.chin,
  landmark.leftCheek,
  landmark.rightCheek,
]

export interface Person {
  /** Share of the one person in each px, 0..1. */
  share: Float32Array
  /** 1 where that person's outermost strands may lie. */
  reach: Uint8Array
}

/** Keeps the one person whose face the crop was made for: what hangs together with that face. */
export function isolatePerson({ crop, classes, others }: PersonQuestion): Person {
  const { widthPx, heightPx } = crop.image
  const share = new Float32Array(widthPx * heightPx)
  for (let i = 0; i < share.length; i++) share[i] = crop.isInside[i] ? 1 - classes.background[i] : 0
  for (const other of others) keepOwnSide(share, crop, other)
  const connected = flood({
    widthPx,
    heightPx,
    from: seeds.map((index) => indexAt(crop, pointOf(crop.mesh, index))),
    isOpen: (i) => share[i] >= leastShare,
  })
  const near = boxBlur({
    source: connected,
    widthPx,
    heightPx,
    radiusPx: reachCm * crop.pxPerCm,
    target: connected,
  })
  const reach = new Uint8Array(share.length)
  for (let i = 0; i < share.length; i++) {
    reach[i] = near[i] < 1e-4 ? 0 : 1
    share[i] *= reach[i]
  }
  return { share, reach }
}

/** Cuts the crop in two between the face and another one. */
function keepOwnSide(
  own: Float32Array,
  { image, mesh }: UprightCrop,
  [otherX, otherY]: readonly [number, number],
): void {
  const [x, y] = pointOf(mesh, landmark.noseTip)
  const dx = otherX - x
  const dy = (otherY - y) * heightWeight
  const squared = dx * dx + dy * dy
  for (let row = 0, i = 0; row < image.heightPx; row++)
    for (let column = 0; column < image.widthPx; column++, i++) {
      const way = ((column - x) * dx + (row - y) * dy) / squared
      own[i] *= clamp((borderShare - way) / borderSoftness)
    }
}

function indexAt({ image }: UprightCrop, [x, y]: readonly [number, number]): number {
  const column = Math.round(clamp(x, 0, image.widthPx - 1))
  const row = Math.round(clamp(y, 0, image.heightPx - 1))
  return row * image.widthPx + column
}
