import type { Style } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { showcaseOf } from './model.ts'

const variation = { variationName: 'v', iconPath: 'i', previewPath: 'p' }
const styleOf = (id: string, variations = [variation]): Style => ({
  id,
  styleName: id,
  displayName: id,
  isPopular: false,
  variations,
})

test('the showcase takes a style of each category in turn and none without a picture', () => {
  const shown = showcaseOf({
    version: '1',
    categoryOrder: ['Beach', 'Garden', 'Gone'],
    styles: { Garden: [styleOf('g1'), styleOf('g2')], Beach: [styleOf('b0', []), styleOf('b1')] },
  })
  expect(shown.map(({ id }) => id)).toEqual(['b1', 'g1', 'g2'])
})
