import { expect, test } from 'vitest'
import { pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { claimHeadwear } from './claim-headwear.ts'

type Paint = NonNullable<SyntheticHeadOptions['paint']>

const isFace = (x: number, y: number) => (x / 7.5) ** 2 + (y / 9) ** 2 < 1

/** A scarf behind the hair over the brows, between two columns beside the head, up to a row. */
const hood =
  ({ inner = 9, outer = 11.5, up = -9 } = {}): Paint =>
  (x, y) => {
    if (isFace(x, y)) return undefined
    const away = Math.abs(x)
    if (y > 9 && away < 3) return 'bodySkin'
    if (y > up && away > inner && away < outer) return 'clothes'
    return away < inner && y > -13 && y < 8 ? 'hair' : undefined
  }

function claim(paint: Paint) {
  const { view, at } = syntheticHead({ paint })
  const eyes = [20 * pxPerCm, 14 * pxPerCm] as const
  return { headwear: claimHeadwear({ ...view, eyes }, view.classes), at }
}

test('a scarf whose top the hair hides drapes, down both sides', () => {
  const { headwear, at } = claim(hood())
  expect(headwear?.isDraped).toBe(true)
  for (const x of [-10.2, 10.2])
    for (const y of [-6, 0, 8]) expect(headwear?.share[at(x, y)], `${x}, ${y}`).toBeGreaterThan(0.95)
})

test.each<[string, Paint]>([
  ['a collar that ends under the brows', hood({ up: -3.5 })],
  ['the back of a chair far beside the head', hood({ inner: 14, outer: 17 })],
  ['a curtain', hood({ outer: 20 })],
  ['somebody behind', hood({ outer: 19 })],
  ['somebody behind on one side', (x, y) => hood({ outer: x > 0 ? 19 : 11.5 })(x, y)],
  ['one side alone', (x, y) => (x > 0 && hood()(x, y) === 'clothes' ? 'background' : hood()(x, y))],
])('beside hair %s is no scarf', (_, paint) => {
  expect(claim(paint).headwear).toBeNull()
})

/** A cap and a collar, tied together beside the cheeks by what is this wide, in cm from the face's middle. */
function capAndCollar(inner: number, outer: number, narrowest = outer): Paint {
  return (x, y) => {
    if (isFace(x, y)) return undefined
    const away = Math.abs(x)
    const end = y > 0 && y < 2 ? narrowest : outer
    if (away > inner && away < end && y > -6 && y < 10) return 'accessories'
    if (y > 8.5 && y < 20 && away < 12) return 'clothes'
    return (x / 10) ** 2 + (y / 13) ** 2 < 1 && y < -5 ? 'clothes' : undefined
  }
}

test('a collar that an earring ties to a cap does not make it a scarf', () => {
  expect(claim(capAndCollar(7.7, 8.2)).headwear?.isDraped).toBe(false)
})

test('a scarf may lie on the cheek as narrow as seven millimetres', () => {
  expect(claim(capAndCollar(7.4, 9, 8.15)).headwear?.isDraped).toBe(true)
})
