import { expect, test } from 'vitest'
import { pxPerCm, syntheticMesh } from '../testing/synthetic-head.ts'
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
