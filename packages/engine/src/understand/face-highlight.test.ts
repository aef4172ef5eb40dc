import { expect, test } from 'vitest'
import { syntheticHead } from '../testing/synthetic-head.ts'
import { faceHighlightOf } from './face-highlight.ts'
import { outlineFace } from './face-outline.ts'

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
