import type { RgbImage } from '../../pixels/rgb-image.ts'
import { sampleRegion } from '../../pixels/sample-region.ts'
import { centreOf, landmark, pointOf } from '../faces/landmarks.ts'

/** Side of the aligned face, px; the descriptor network's own size. */
export const alignedFacePx = 150

/** Where eyes, nose tip and mouth corners go, in fractions of the aligned face. */
const template = [
  [0.32, 0.36],
  [0.68, 0.36],
  [0.5, 0.56],
  [0.36, 0.75],
  [0.64, 0.75],
] as const

/** Cuts a face out turned and scaled to the template by least squares: 150 × 150 interleaved RGB, 0..255. */
export function alignFace(image: RgbImage, mesh: Float32Array): Float32Array {
  const found = fivePoints(mesh)
  const aim = template.map(([x, y]) => [x * alignedFacePx, y * alignedFacePx] as const)
  const [foundX, foundY] = meanOf(found)
  const [aimX, aimY] = meanOf(aim)
  let cosine = 0
  let sine = 0
  let spread = 0
  for (const [i, [x, y]] of aim.entries()) {
    const dx = x - aimX
    const dy = y - aimY
    const toX = found[i][0] - foundX
    const toY = found[i][1] - foundY
    cosine += dx * toX + dy * toY
    sine += dx * toY - dy * toX
    spread += dx * dx + dy * dy
  }
  const scale = Math.hypot(cosine, sine) / spread
  const angleRad = Math.atan2(sine, cosine)
  const sidePx = alignedFacePx * scale
  // From the points' centre to the centre of the square, turned and scaled like the rest.
  const offX = (alignedFacePx / 2 - aimX) * scale
  const offY = (alignedFacePx / 2 - aimY) * scale
  return sampleRegion({
    image,
    region: {
      centreX: foundX + offX * Math.cos(angleRad) - offY * Math.sin(angleRad),
      centreY: foundY + offX * Math.sin(angleRad) + offY * Math.cos(angleRad),
      widthPx: sidePx,
      heightPx: sidePx,
      angleRad,
    },
    widthPx: alignedFacePx,
    heightPx: alignedFacePx,
    scale: 1,
    offset: 0,
    border: 'edge',
  })
}

function fivePoints(mesh: Float32Array): (readonly [number, number])[] {
  return [
    centreOf(mesh, [landmark.leftEyeOuter, landmark.leftEyeInner]),
    centreOf(mesh, [landmark.rightEyeInner, landmark.rightEyeOuter]),
    pointOf(mesh, landmark.noseTip),
    pointOf(mesh, landmark.leftMouthCorner),
    pointOf(mesh, landmark.rightMouthCorner),
  ]
}

function meanOf(points: readonly (readonly [number, number])[]): [number, number] {
  const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
