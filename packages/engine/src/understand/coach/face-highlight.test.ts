import { expect, test } from 'vitest'
import { luminanceAt } from '../../pixels/colour-space.ts'
import { syntheticHead } from '../../testing/synthetic-head.ts'
import { outlineFace } from '../cut/face-outline.ts'
import { faceHighlightOf } from './face-highlight.ts'

test('teeth lift the highlight of a dark face, a bright background does not', () => {
  const colours = { faceSkin: [60, 40, 30], background: [255, 255, 255] } as const
  const plain = syntheticHead({ colours })
  const smiling = syntheticHead({ colours })
  for (let x = -2; x < 2; x += 0.05)
    for (let y = 4; y < 5.5; y += 0.05)
      smiling.view.image.data.fill(230, smiling.at(x, y) * 3, smiling.at(x, y) * 3 + 3)
  const { inner } = outlineFace(plain.view, 0)

  expect(faceHighlightOf(plain.view, inner)).toBeLessThan(0.05)
  expect(faceHighlightOf(smiling.view, inner)).toBeGreaterThan(0.7)
})

test('the highlight follows the face’s light and is not raised by a few px of glare', () => {
  const highlights = [60, 120, 180].map((byte) => {
    const { view, at } = syntheticHead({ colours: { faceSkin: [byte, byte, byte] } })
    for (let y = 0; y < 0.9; y += 0.1)
      for (let x = 0; x < 0.9; x += 0.1) view.image.data.fill(255, at(x, y) * 3, at(x, y) * 3 + 3)
    const { inner } = outlineFace(view, 0)
    return faceHighlightOf(view, inner)
  })

  for (const [i, byte] of [60, 120, 180].entries())
    expect(highlights[i]).toBeCloseTo(luminanceAt(Uint8Array.of(byte, byte, byte), 0), 5)
})

test('a face behind a mask of another class has no highlight', () => {
  const { view } = syntheticHead({ paint: () => 'clothes' })

  expect(faceHighlightOf(view, outlineFace(view, 0).inner)).toBe(0)
})

test('a face burnt out beyond skin is as bright as it is', () => {
  const { view } = syntheticHead({ paint: () => 'background', colours: { background: [253, 253, 253] } })

  expect(faceHighlightOf(view, outlineFace(view, 0).inner)).toBeGreaterThan(0.95)
})
