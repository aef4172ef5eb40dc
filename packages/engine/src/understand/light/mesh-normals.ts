import { clamp } from '../../pixels/smoothstep.ts'
import { landmarkCount } from '../../vision/index.ts'

const neighbours = 10
/** Steeper than this a landmark's surroundings are seen edge on. */
const steepest = 4

/**
 * Unit normals of the landmarks, three numbers each: x to the viewer's right, y down, z towards the viewer.
 * Each is that of the plane through the landmark's nearest neighbours.
 */
export function normalsOf(mesh: Float32Array): Float32Array {
  const normals = new Float32Array(landmarkCount * 3)
  const nearest = new Uint16Array(neighbours)
  for (let i = 0; i < landmarkCount; i++) {
    findNearest(mesh, i, nearest)
    let xx = 1e-3
    let xy = 0
    let yy = 1e-3
    let xz = 0
    let yz = 0
    for (const j of nearest) {
      const x = mesh[j * 3] - mesh[i * 3]
      const y = mesh[j * 3 + 1] - mesh[i * 3 + 1]
      const z = mesh[i * 3 + 2] - mesh[j * 3 + 2]
      xx += x * x
      xy += x * y
      yy += y * y
      xz += x * z
      yz += y * z
    }
    const determinant = Math.max(1e-6, xx * yy - xy * xy)
    const slopeX = clamp((xz * yy - yz * xy) / determinant, -steepest, steepest)
    const slopeY = clamp((yz * xx - xz * xy) / determinant, -steepest, steepest)
    const length = Math.hypot(slopeX, slopeY, 1)
    normals.set([-slopeX / length, -slopeY / length, 1 / length], i * 3)
  }
  return normals
}

const distances = new Float64Array(neighbours)

/** Fills in the landmarks that lie nearest to one, itself included. */
function findNearest(mesh: Float32Array, i: number, nearest: Uint16Array): void {
  distances.fill(Infinity)
  const x = mesh[i * 3]
  const y = mesh[i * 3 + 1]
  const z = mesh[i * 3 + 2]
  for (let j = 0; j < landmarkCount; j++) {
    const distance = (mesh[j * 3] - x) ** 2 + (mesh[j * 3 + 1] - y) ** 2 + (mesh[j * 3 + 2] - z) ** 2
    if (distance >= distances[neighbours - 1]) continue
    let place = neighbours - 1
    for (; place > 0 && distances[place - 1] > distance; place--) {
      distances[place] = distances[place - 1]
      nearest[place] = nearest[place - 1]
    }
    distances[place] = distance
    nearest[place] = j
  }
}
