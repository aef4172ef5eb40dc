import type { RgbImage } from '../../pixels/rgb-image.ts'
import { pointInImage, type Region, sampleRegion } from '../../pixels/sample-region.ts'
import { models } from '../models.ts'
import { openNetwork } from '../open-network.ts'
import { boxAround } from './box.ts'
import type { FaceCandidate } from './detect-candidates.ts'
import { landmark, landmarkCount, pointOf } from './landmarks.ts'

export interface FittedMesh {
  /** 468 landmarks as x, y, z, px of the picture. */
  mesh: Float32Array
  /** 0..1: how sure the network is that it looks at a face. */
  score: number
}

const inputPx = 192
/** The network expects a quarter of a face's size around the face on each side. */
const margin = 1.5

/** Lays the 468-point mesh over a likely face; the second pass looks again where the first one found it. */
export async function fitMesh(image: RgbImage, candidate: FaceCandidate): Promise<FittedMesh> {
  const first = await fitOnce(image, regionOfCandidate(candidate))
  return fitOnce(image, regionOfMesh(first.mesh))
}

async function fitOnce(image: RgbImage, region: Region): Promise<FittedMesh> {
  const network = await openNetwork(models.faceMesh)
  const input = sampleRegion({
    image,
    region,
    widthPx: inputPx,
    heightPx: inputPx,
    scale: 1 / 255,
    offset: 0,
    border: 'black',
  })
  const [points, [logit]] = await network.run(input)
  const mesh = new Float32Array(landmarkCount * 3)
  for (let i = 0; i < mesh.length; i += 3) {
    const [x, y] = pointInImage(region, points[i] / inputPx, points[i + 1] / inputPx)
    mesh[i] = x
    mesh[i + 1] = y
    mesh[i + 2] = (points[i + 2] / inputPx) * region.widthPx
  }
  return { mesh, score: 1 / (1 + Math.exp(-logit)) }
}

function regionOfCandidate({ box, leftEye, rightEye }: FaceCandidate): Region {
  const sidePx = Math.max(box.right - box.left, box.bottom - box.top) * margin
  return {
    centreX: (box.left + box.right) / 2,
    centreY: (box.top + box.bottom) / 2,
    widthPx: sidePx,
    heightPx: sidePx,
    angleRad: Math.atan2(rightEye[1] - leftEye[1], rightEye[0] - leftEye[0]),
  }
}

function regionOfMesh(mesh: Float32Array): Region {
  const [leftX, leftY] = pointOf(mesh, landmark.leftEyeOuter)
  const [rightX, rightY] = pointOf(mesh, landmark.rightEyeOuter)
  const angleRad = Math.atan2(rightY - leftY, rightX - leftX)
  const level = boxAround(turn(mesh, -angleRad))
  const sidePx = Math.max(level.right - level.left, level.bottom - level.top) * margin
  const x = (level.left + level.right) / 2
  const y = (level.top + level.bottom) / 2
  const cos = Math.cos(angleRad)
  const sin = Math.sin(angleRad)
  return {
    centreX: x * cos - y * sin,
    centreY: x * sin + y * cos,
    widthPx: sidePx,
    heightPx: sidePx,
    angleRad,
  }
}

function turn(mesh: Float32Array, angleRad: number): Float32Array {
  const cos = Math.cos(angleRad)
  const sin = Math.sin(angleRad)
  const turned = new Float32Array(mesh)
  for (let i = 0; i < mesh.length; i += 3) {
    turned[i] = mesh[i] * cos - mesh[i + 1] * sin
    turned[i + 1] = mesh[i] * sin + mesh[i + 1] * cos
  }
  return turned
}
