import { expect, test } from 'vitest'
import { syntheticHead } from '../../testing/synthetic-head.ts'
import { fadeBorders } from './fade-borders.ts'

test('hair fades out from 19 to 27 cm under the chin', () => {
  const { view, alpha, at } = syntheticHead()
  const head = new Float32Array(alpha.length).fill(1)

  fadeBorders({ ...view, mesh: view.mesh.map((value, i) => (i === 152 * 3 + 1 ? value - 80 : value)) }, head)

  // The chin is lifted by 10 cm, so that the fade lies in the view.
  expect(head[at(0, 17)]).toBe(1)
  expect(head[at(0, 22)]).toBeCloseTo(0.5, 1)
  expect(head[at(0, 26.5)]).toBe(0)
})

test('what meets the border of the photo fades before it', () => {
  const { view, alpha, at } = syntheticHead()
  const head = new Float32Array(alpha.length).fill(1)
  const isInside = view.isInside.map((_, i) => (i % view.widthPx < 240 ? 1 : 0))

  fadeBorders({ ...view, isInside }, head)

  expect(head[at(8, 0)]).toBe(1)
  expect(head[at(9.5, 0)]).toBeLessThan(0.6)
  expect(head[at(10.5, 0)]).toBe(0)
})

test('fading never adds to a head and leaves what is far from every border', () => {
  const { view, alpha, at } = syntheticHead()
  const head = alpha.slice()

  fadeBorders(view, head)

  expect(head.every((value, i) => value <= alpha[i] && value >= 0)).toBe(true)
  for (const [x, y] of [
    [0, 0],
    [8, -4],
    [-5, 12],
  ])
    expect(head[at(x, y)]).toBe(alpha[at(x, y)])
})
