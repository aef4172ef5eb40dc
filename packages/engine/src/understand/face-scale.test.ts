import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pxPerCm, syntheticMesh } from '../testing/synthetic-head.ts'
import { landmark } from '../vision/index.ts'
import { headAnglesOf, pxPerCmOf } from './face-scale.ts'

test('a frontal face of canonical size has its scale and no angles', () => {
  const mesh = syntheticMesh()

  expect(Math.abs(pxPerCmOf(mesh) / pxPerCm - 1)).toBeLessThan(0.03)
  expect(headAnglesOf(mesh)).toEqual({ yawDeg: 0, pitchDeg: 0, rollDeg: 0 })
})

test.each([-30, -10, 20, 35])('a face turned by %i° keeps its scale and shows its yaw', (yawDeg) => {
  const turned = rotate(syntheticMesh(), { around: 'y', degrees: yawDeg })

  expect(headAnglesOf(turned).yawDeg).toBeCloseTo(yawDeg, 3)
  expect(pxPerCmOf(turned)).toBeCloseTo(pxPerCmOf(syntheticMesh()), 3)
})

test('a face whose chin is further away than its forehead is tipped forwards', () => {
  const tipped = rotate(syntheticMesh(), { around: 'x', degrees: 15 })

  expect(headAnglesOf(tipped).pitchDeg).toBeCloseTo(15, 3)
})

test('a head leaning clockwise on the screen has a positive roll', () => {
  const leaning = rotate(syntheticMesh(), { around: 'z', degrees: 25 })

  expect(headAnglesOf(leaning).rollDeg).toBeCloseTo(25, 3)
})

test('twice the size is twice the scale', () => {
  const mesh = syntheticMesh()

  expect(pxPerCmOf(mesh.map((value) => value * 2))).toBeCloseTo(2 * pxPerCmOf(mesh), 4)
})

test('a face keeps its scale and angles wherever it lies and however far away', () => {
  const number = fc.double({ min: -200, max: 200, noNaN: true })
  fc.assert(
    fc.property(number, number, fc.double({ min: 0.3, max: 4, noNaN: true }), (moveX, moveY, size) => {
      const mesh = rotate(rotate(syntheticMesh(), { around: 'y', degrees: 18 }), {
        around: 'z',
        degrees: -12,
      })
      const changed = mesh.map((value, i) => value * size + [moveX, moveY, 0][i % 3])

      const { yawDeg, pitchDeg, rollDeg } = headAnglesOf(mesh)
      expect(headAnglesOf(changed).yawDeg).toBeCloseTo(yawDeg, 2)
      expect(headAnglesOf(changed).pitchDeg).toBeCloseTo(pitchDeg, 2)
      expect(headAnglesOf(changed).rollDeg).toBeCloseTo(rollDeg, 2)
      expect(pxPerCmOf(changed) / pxPerCmOf(mesh)).toBeCloseTo(size, 3)
    }),
    { numRuns: 20 },
  )
})

test('a face seen in a mirror turns and leans the other way and is tipped as before', () => {
  const mesh = rotate(rotate(syntheticMesh(), { around: 'x', degrees: 9 }), { around: 'y', degrees: 22 })
  const { yawDeg, pitchDeg, rollDeg } = headAnglesOf(mesh)

  const mirrored = headAnglesOf(mirror(mesh))

  expect(mirrored.yawDeg).toBeCloseTo(-yawDeg, 3)
  expect(mirrored.pitchDeg).toBeCloseTo(pitchDeg, 3)
  expect(mirrored.rollDeg).toBeCloseTo(-rollDeg, 3)
})

/** The drawn face is the same on both sides, so its mirror image is the opposite turn in depth. */
function mirror(mesh: Float32Array): Float32Array {
  const swaps = new Map<number, number>(
    [
      [landmark.leftTemple, landmark.rightTemple],
      [landmark.leftEyeOuter, landmark.rightEyeOuter],
    ].flatMap(([left, right]) => [
      [left, right],
      [right, left],
    ]),
  )
  return mesh.map((_, i) => {
    const from = (swaps.get(Math.floor(i / 3)) ?? Math.floor(i / 3)) * 3 + (i % 3)
    return i % 3 === 0 ? 320 - mesh[from] : mesh[from]
  })
}

/** Turns a mesh in depth: about y the viewer's right side goes away, about x the chin, about z clockwise. */
function rotate(mesh: Float32Array, { around, degrees }: { around: 'x' | 'y' | 'z'; degrees: number }) {
  const [from, to] = { x: [1, 2], y: [0, 2], z: [0, 1] }[around]
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const turned = new Float32Array(mesh)
  for (let i = 0; i < mesh.length; i += 3) {
    turned[i + from] = mesh[i + from] * cos - mesh[i + to] * sin
    turned[i + to] = mesh[i + from] * sin + mesh[i + to] * cos
  }
  return turned
}
