import { quickSrgb, toLinear } from '../pixels/colour-space.ts'
import type { HeadLight, LitHead } from '../understand/light/fit-light.ts'
import { innerLips } from '../understand/light/tame-shine.ts'
import { faceFeatures, faceOval, landmarkCount } from '../vision/index.ts'

type Bytes = readonly [number, number, number]

const pxPerCm = 8
const size = { widthPx: 176, heightPx: 208 }
const centre = { x: 88, y: 104 }
/** Half axes of the face across, upright and towards the viewer, px. */
const half = { x: 58, y: 76, z: 52 }
const fair: Bytes = [200, 150, 120]

/** Where the eyes and the mouth's inside lie, shares of the half axes. */
const features: readonly (readonly [readonly number[], number, number])[] = [
  [faceFeatures.leftEye, -0.4, -0.25],
  [faceFeatures.rightEye, 0.4, -0.25],
  [innerLips, 0, 0.55],
]

export interface Globe extends LitHead {
  rgb: Uint8Array
  /** Index of the px at a place, cm from the middle of the face. */
  at: (x: number, y: number) => number
}

/** Half an ellipsoid of bare skin as a head, lit by so many stops for a full turn of its surface. */
export function litGlobe(light: HeadLight, skin: Bytes = fair): Globe {
  const { widthPx, heightPx } = size
  const rgb = new Uint8Array(widthPx * heightPx * 3).fill(30)
  const faceSkin = new Float32Array(widthPx * heightPx)
  for (let i = 0; i < faceSkin.length; i++) {
    const normal = normalAt((i % widthPx) + 0.5, Math.floor(i / widthPx) + 0.5)
    if (!normal) continue
    faceSkin[i] = 1
    const gain = 2 ** (light.aside * normal[0] + light.upright * normal[1])
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = Math.round(quickSrgb(toLinear(skin[c] / 255) * gain) * 255)
  }
  const at = (x: number, y: number) =>
    Math.floor(centre.y + y * pxPerCm) * widthPx + Math.floor(centre.x + x * pxPerCm)
  return { ...size, pxPerCm, mesh: globeMesh(), classes: { faceSkin }, rgb, at }
}

/** The globe's own unit normal at a px; undefined beside the globe. */
export function normalAt(x: number, y: number): [number, number, number] | undefined {
  const u = (x - centre.x) / half.x
  const v = (y - centre.y) / half.y
  const left = 1 - u * u - v * v
  if (left <= 0) return undefined
  const normal = [u / half.x, v / half.y, Math.sqrt(left) / half.z]
  const length = Math.hypot(...normal)
  return [normal[0] / length, normal[1] / length, normal[2] / length]
}

/** Landmarks spread evenly over the globe, those of the oval along its rim. */
function globeMesh(): Float32Array {
  const mesh = new Float32Array(landmarkCount * 3)
  const put = (index: number, u: number, v: number) => {
    const depth = Math.sqrt(Math.max(0, 1 - u * u - v * v))
    mesh.set([centre.x + u * half.x, centre.y + v * half.y, -depth * half.z], index * 3)
  }
  for (let i = 0; i < landmarkCount; i++) {
    const radius = 0.95 * Math.sqrt((i + 0.5) / landmarkCount)
    const turn = i * 2.399963
    put(i, radius * Math.cos(turn), radius * Math.sin(turn))
  }
  for (const [i, index] of faceOval.entries()) {
    const turn = (i / faceOval.length) * 2 * Math.PI
    put(index, 0.97 * Math.sin(turn), -0.97 * Math.cos(turn))
  }
  for (const [line, u, v] of features)
    for (const [i, index] of line.entries()) {
      const turn = (i / line.length) * 2 * Math.PI
      put(index, u + 0.16 * Math.cos(turn), v + 0.07 * Math.sin(turn))
    }
  return mesh
}
