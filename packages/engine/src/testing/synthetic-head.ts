import type { HeadView } from '../understand/crop/head-view.ts'
import type { HeadParts } from '../understand/cut/head-parts.ts'
import type { Rgb } from '../understand/understood-photo.ts'
import { type ClassPlanes, colourPlanes, emptyClassPlanes, faceOval, landmarkCount } from '../vision/index.ts'

type ClassName = keyof ClassPlanes

export const pxPerCm = 8
/** Size of the view, cm, and where the middle of the face lies in it. */
const view = { widthCm: 40, heightCm: 44, faceX: 20, faceY: 16 }
/** Half axes of the face; its chin lies 9 cm under its middle. */
export const faceHalf = { widthCm: 7.5, heightCm: 9 }

const bytesOf: Record<ClassName, Rgb> = {
  background: [120, 160, 120],
  hair: [60, 40, 30],
  bodySkin: [190, 140, 110],
  faceSkin: [200, 150, 120],
  clothes: [40, 60, 120],
  accessories: [220, 200, 40],
}

export interface SyntheticHeadOptions {
  /** What lies at a place, cm from the middle of the face; undefined leaves the plain head. */
  paint?: (x: number, y: number) => ClassName | undefined
  /** Colours of classes, bytes. */
  colours?: Partial<Record<ClassName, Rgb>>
}

export interface SyntheticHead {
  view: HeadView
  /** The drawn classes are already sharp. */
  parts: HeadParts
  alpha: Float32Array
  /** Index of the px at a place, cm from the middle of the face. */
  at: (x: number, y: number) => number
}

/** A drawn head of known sizes: an elliptic face, short hair, a neck 11 cm wide, shoulders from 15 cm on. */
export function syntheticHead({ paint, colours = {} }: SyntheticHeadOptions = {}): SyntheticHead {
  const widthPx = view.widthCm * pxPerCm
  const heightPx = view.heightCm * pxPerCm
  const classes = emptyClassPlanes(widthPx, heightPx)
  const data = new Uint8Array(widthPx * heightPx * 3)
  const palette = { ...bytesOf, ...colours }
  classes.background.fill(0)
  for (let i = 0; i < widthPx * heightPx; i++) {
    const x = ((i % widthPx) + 0.5) / pxPerCm - view.faceX
    const y = (Math.floor(i / widthPx) + 0.5) / pxPerCm - view.faceY
    const name = paint?.(x, y) ?? plainHead(x, y)
    classes[name][i] = 1
    data.set(palette[name], i * 3)
  }
  const image = { widthPx, heightPx, data }
  const alpha = Float32Array.from(classes.background, (share) => 1 - share)
  return {
    view: {
      image,
      colours: colourPlanes(image),
      widthPx,
      heightPx,
      pxPerCm,
      mesh: syntheticMesh(),
      isInside: new Uint8Array(widthPx * heightPx).fill(1),
      classes,
      person: { share: alpha, reach: new Uint8Array(widthPx * heightPx).fill(1) },
    },
    parts: { ...classes },
    alpha,
    at: (x, y) => Math.floor((y + view.faceY) * pxPerCm) * widthPx + Math.floor((x + view.faceX) * pxPerCm),
  }
}

function plainHead(x: number, y: number): ClassName {
  if ((x / faceHalf.widthCm) ** 2 + (y / faceHalf.heightCm) ** 2 < 1) return 'faceSkin'
  if (y < 2 && (x / 9.5) ** 2 + (y / 11.5) ** 2 < 1) return 'hair'
  if (y > 0 && y < 15 && Math.abs(x) < 5.5) return 'bodySkin'
  if (y >= 15 && Math.abs(x) < 18) return 'clothes'
  return 'background'
}

/** Landmarks that the engine reads, cm from the middle of the face; all others lie in the middle. */
const places: Record<number, readonly [number, number]> = {
  1: [0, 1.5],
  9: [0, -3],
  33: [-4.445, -2],
  133: [-1.6, -2],
  362: [1.6, -2],
  263: [4.445, -2],
  50: [-3.6, 1.5],
  280: [3.6, 1.5],
}
const groups: [readonly number[], readonly [number, number]][] = [
  [
    [101, 118, 117, 123, 187, 205],
    [-3.6, 1.5],
  ],
  [
    [330, 347, 346, 352, 411, 425],
    [3.6, 1.5],
  ],
  [
    [109, 338, 337, 151, 108],
    [0, -5.5],
  ],
  [
    [200, 199, 201, 421, 208, 428, 18],
    [0, 6.8],
  ],
]

/** A frontal mesh at the canonical size, px of the synthetic view. */
export function syntheticMesh(): Float32Array {
  const mesh = new Float32Array(landmarkCount * 3)
  const put = (index: number, [x, y]: readonly [number, number]) => {
    mesh[index * 3] = (x + view.faceX) * pxPerCm
    mesh[index * 3 + 1] = (y + view.faceY) * pxPerCm
  }
  for (let index = 0; index < landmarkCount; index++) put(index, places[index] ?? [0, 0])
  for (const [indices, place] of groups) for (const index of indices) put(index, place)
  for (const [i, index] of faceOval.entries()) {
    const turn = (i / faceOval.length) * 2 * Math.PI
    put(index, [faceHalf.widthCm * Math.sin(turn), -faceHalf.heightCm * Math.cos(turn)])
  }
  return mesh
}
