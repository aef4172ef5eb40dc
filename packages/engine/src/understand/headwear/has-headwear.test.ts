import { expect, test } from 'vitest'
import { type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { separateParts } from '../cut/head-parts.ts'
import { hasHeadwear, withHeadwear } from './has-headwear.ts'

const hat: SyntheticHeadOptions = {
  paint: (x, y) => (Math.abs(x) < 8 && y < -8 && y > -13 ? 'accessories' : undefined),
}
const glasses: SyntheticHeadOptions = {
  paint: (x, y) => (Math.abs(x) < 7 && y < -1 && y > -3.5 ? 'accessories' : undefined),
}
const clip: SyntheticHeadOptions = {
  paint: (x, y) => (x > 4 && x < 7 && y < -9.2 && y > -10.2 ? 'accessories' : undefined),
}

test.each([
  ['a hat', hat, true],
  ['a pair of glasses', glasses, false],
  ['a hair clip', clip, false],
  ['bare hair', {}, false],
] as const)('%s is headwear: %s', (_, options, isHeadwear) => {
  const { view, alpha } = syntheticHead(options)

  expect(hasHeadwear(view, alpha)).toBe(isHeadwear)
})

test.each([
  ['just under', 2.9, false],
  ['just over', 3.3, true],
])(
  'accessories of %s twelve square centimetres above the brows, %d cm high, are headwear: %s',
  (_, heightCm, isHeadwear) => {
    const { view, alpha } = syntheticHead({
      paint: (x, y) => (Math.abs(x) < 2 && y < -9.2 && y > -9.2 - heightCm ? 'accessories' : undefined),
    })

    expect(hasHeadwear(view, alpha)).toBe(isHeadwear)
  },
)

test('a hat that is not on this head is not its headwear', () => {
  const { view, alpha } = syntheticHead(hat)

  expect(hasHeadwear(view, new Float32Array(alpha.length))).toBe(false)
})

test('a scarf and a necklace are worn below the brows', () => {
  const { view, alpha } = syntheticHead({ paint: (_, y) => (y > 8 ? 'accessories' : undefined) })

  expect(hasHeadwear(view, alpha)).toBe(false)
})

test('a hat counts with the hair, glasses and bare skin do not', () => {
  const covered = (options: SyntheticHeadOptions) => {
    const { view } = syntheticHead(options)
    return withHeadwear(view, separateParts(view)).reduce((sum, share) => sum + share, 0) / view.pxPerCm ** 2
  }
  const bare = covered({})
  expect(covered(hat) - bare).toBeGreaterThan(5)
  expect(Math.abs(covered(glasses) - bare)).toBeLessThan(2)
})
