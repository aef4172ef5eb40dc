import { median } from '../pixels/smoothstep.ts'
import { landmark } from '../vision/index.ts'

/** Pairs of landmarks and their distance on MediaPipe's canonical face, cm. */
const canonicalSpans = [
  [landmark.leftEyeOuter, landmark.rightEyeOuter, 8.89],
  [landmark.foreheadTop, landmark.chin, 17.67],
  [landmark.leftTemple, landmark.rightTemple, 15.33],
] as const

/** Height of the canonical face from forehead to chin. */
export const faceHeightCm = 17.67

/** Px per canonical centimetre; the median of three spans in depth survives turned and tipped heads. */
export function pxPerCmOf(mesh: Float32Array): number {
  return median(canonicalSpans.map(([a, b, cm]) => distanceInDepth(mesh, a, b) / cm))
}

export interface HeadAngles {
  /** Positive when the face looks to the viewer's left. */
  yawDeg: number
  /** Positive when the chin is further away than the forehead. */
  pitchDeg: number
  /** Positive when the head leans clockwise on the screen. */
  rollDeg: number
}

export function headAnglesOf(mesh: Float32Array): HeadAngles {
  const [yawX, yawY, yawZ] = difference(mesh, landmark.leftTemple, landmark.rightTemple)
  const [pitchX, pitchY, pitchZ] = difference(mesh, landmark.foreheadTop, landmark.chin)
  return {
    yawDeg: degrees(Math.atan2(yawZ, Math.hypot(yawX, yawY))),
    pitchDeg: degrees(Math.atan2(pitchZ, Math.hypot(pitchX, pitchY))),
    rollDeg: degrees(rollRadOf(mesh)),
  }
}

/** Angle of the line through the outer corners of the eyes. */
export function rollRadOf(mesh: Float32Array): number {
  const [x, y] = difference(mesh, landmark.leftEyeOuter, landmark.rightEyeOuter)
  return Math.atan2(y, x)
}

function distanceInDepth(mesh: Float32Array, a: number, b: number): number {
  return Math.hypot(...difference(mesh, a, b))
}

function difference(mesh: Float32Array, from: number, to: number): [x: number, y: number, z: number] {
  return [
    mesh[to * 3] - mesh[from * 3],
    mesh[to * 3 + 1] - mesh[from * 3 + 1],
    mesh[to * 3 + 2] - mesh[from * 3 + 2],
  ]
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
