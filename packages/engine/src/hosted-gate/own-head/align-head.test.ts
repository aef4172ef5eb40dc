import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applySimilarity, scaleOf, similarity } from '../../compose/similarity.ts'
import { landmark, landmarkCount, pointOf } from '../../vision/index.ts'
import { alignHead } from './align-head.ts'

/** A mesh that has eyes and a chin and nothing else. */
function exampleMesh(): Float32Array {
  const mesh = new Float32Array(landmarkCount * 3)
  const put = (index: number, x: number, y: number) => mesh.set([x, y, 0], index * 3)
  put(landmark.leftEyeOuter, 60, 100)
  put(landmark.leftEyeInner, 85, 102)
  put(landmark.rightEyeInner, 115, 101)
  put(landmark.rightEyeOuter, 141, 99)
  put(landmark.chin, 102, 210)
  return mesh
}

function moved(mesh: Float32Array, by: Parameters<typeof applySimilarity>[0]): Float32Array {
  const target = mesh.slice()
  for (let index = 0; index < landmarkCount; index++) {
    const [x, y] = applySimilarity(by, pointOf(mesh, index))
    target.set([x, y], index * 3)
  }
  return target
}

test('a mesh that was turned, resized and moved is found again exactly', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      fc.double({ min: -1.5, max: 1.5, noNaN: true }),
      fc.integer({ min: -900, max: 900 }),
      (scale, angleRad, shift) => {
        const mesh = exampleMesh()
        const target = moved(mesh, similarity({ scale, angleRad, from: [100, 150], to: [shift, 300] }))
        const aligned = alignHead(mesh, target)
        expect(scaleOf(aligned)).toBeCloseTo(scale, 3)
        for (const index of [landmark.chin, landmark.leftEyeOuter]) {
          const [x, y] = applySimilarity(aligned, pointOf(mesh, index))
          expect(Math.hypot(x - target[index * 3], y - target[index * 3 + 1])).toBeLessThan(0.05)
        }
      },
    ),
  )
})

test('a chin that was drawn lower pulls the head down by some of it, and the eyes stay near', () => {
  const mesh = exampleMesh()
  const target = mesh.slice()
  target[landmark.chin * 3 + 1] += 12
  const aligned = alignHead(mesh, target)
  const [, chinY] = applySimilarity(aligned, pointOf(mesh, landmark.chin))
  const [, eyeY] = applySimilarity(aligned, pointOf(mesh, landmark.leftEyeOuter))
  expect(chinY).toBeGreaterThan(213)
  expect(chinY).toBeLessThan(222)
  expect(Math.abs(eyeY - 100)).toBeLessThan(4)
})
