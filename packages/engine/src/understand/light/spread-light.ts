import { gaussianBlur } from '../../pixels/blur.ts'
import { resizePlane } from '../../pixels/resample.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { faceOval, landmark, landmarkCount, pointOf } from '../../vision/index.ts'
import type { HeadLight, LitHead } from './fit-light.ts'

const cellCm = 0.25
const meshSigmaCm = 0.7
const seamSigmaCells = 1.6
/** Hair, ears and neck turn like an ellipsoid around the face: its half axes against the face's, its rim, its share. */
const skull = { aside: 1.2, upright: 1.35, aboveCm: 2, rim: 0.9, share: 0.8 }
/** Under the chin hair hangs straight down and turns with nothing: the change of light fades between these depths, cm. */
const underChinCm = { from: 2, to: 8 }

type Head = Omit<LitHead, 'classes'>

/** Stops by which a light changes each px of a head: by the mesh's normals on the face, by an ellipsoid's around it. */
export function spreadLight(head: Head, normals: Float32Array, light: HeadLight): Float32Array {
  const { mesh, widthPx, heightPx, pxPerCm } = head
  const cellPx = Math.max(2, Math.round(cellCm * pxPerCm))
  const columns = Math.ceil(widthPx / cellPx)
  const rows = Math.ceil(heightPx / cellPx)
  const sum = new Float32Array(columns * rows)
  const count = new Float32Array(columns * rows)
  for (let i = 0; i < landmarkCount; i++) {
    const [x, y] = pointOf(mesh, i)
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) continue
    const cell = Math.floor(y / cellPx) * columns + Math.floor(x / cellPx)
    sum[cell] += light.aside * normals[i * 3] + light.upright * normals[i * 3 + 1]
    count[cell]++
  }
  const sigma = (meshSigmaCm * pxPerCm) / cellPx
  const smoothSum = gaussianBlur(sum, columns, rows, sigma)
  const smoothCount = gaussianBlur(count, columns, rows, sigma)
  const around = skullLight(head, light)
  const mixed = sum
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column
      const outside = around((column + 0.5) * cellPx, (row + 0.5) * cellPx)
      const near = smoothCount[cell]
      const onFace = near > 1e-4 ? smoothSum[cell] / near : outside
      mixed[cell] = outside + (onFace - outside) * smoothstep(0.02, 0.12, near)
    }
  const seamless = gaussianBlur(mixed, columns, rows, seamSigmaCells)
  return resizePlane(seamless, columns, rows, widthPx, heightPx, 1 / cellPx)
}

function skullLight({ mesh, pxPerCm }: Head, { aside, upright }: HeadLight) {
  const [leftX] = pointOf(mesh, landmark.leftTemple)
  const [rightX] = pointOf(mesh, landmark.rightTemple)
  const ys = faceOval.map((index) => mesh[index * 3 + 1])
  const top = Math.min(...ys)
  const bottom = Math.max(...ys)
  const [, chinY] = pointOf(mesh, landmark.chin)
  const { from, to } = underChinCm
  const centreX = (leftX + rightX) / 2
  const centreY = (top + bottom) / 2 - skull.aboveCm * pxPerCm
  const radiusX = Math.max(1, ((rightX - leftX) / 2) * skull.aside)
  const radiusY = Math.max(1, ((bottom - top) / 2) * skull.upright)
  return (x: number, y: number): number => {
    const u = (x - centreX) / radiusX
    const v = (y - centreY) / radiusY
    const held = Math.min(1, skull.rim / Math.max(1e-6, Math.hypot(u, v)))
    const onHead = smoothstep(chinY + to * pxPerCm, chinY + from * pxPerCm, y)
    return (aside * u + upright * v) * held * skull.share * onHead
  }
}
