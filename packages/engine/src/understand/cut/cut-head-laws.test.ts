import { expect, test } from 'vitest'
import { farthest, mirrorPlane, sumOf } from '../../testing/planes.ts'
import { faceHalf, pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { cutHead } from './cut-head.ts'

type Paint = NonNullable<SyntheticHeadOptions['paint']>

const chin = faceHalf.heightCm
/** Long hair on the viewer's left, an ear with a ring on the right, a wisp at the crown. */
const lopsided: Paint = (x, y) => {
  if (x < -6 && x > -10 && y > -4 && y < 18) return 'hair'
  if (x > 7.2 && x < 8.8 && y > -2 && y < 2) return 'faceSkin'
  if (x > 7.6 && x < 8.2 && y >= 2 && y < 4) return 'accessories'
  return x > 2 && x < 4 && y < -10 && y > -14 ? 'hair' : undefined
}

test('a mirrored head is cut to the mirrored planes and the same sizes', () => {
  const { head, view } = cut(lopsided)
  const mirrored = cut((x, y) => lopsided(-x, y)).head

  const planes = [
    [mirrored.head, head.head],
    [mirrored.under, head.under],
    [mirrored.looseHair, head.looseHair],
  ]
  for (const [plane, original] of planes) {
    const difference = mirrorPlane(original, view.widthPx).map((value, i) => Math.abs(value - plane[i]))
    expect(sumOf(difference) / pxPerCm ** 2).toBeLessThan(1)
  }
  expect(mirrored.hairBelowChinCm).toBeCloseTo(head.hairBelowChinCm, 1)
  expect(mirrored.beardCm).toBe(head.beardCm)
  expect(Math.abs(mirrored.neck.centreX + head.neck.centreX - view.widthPx)).toBeLessThan(2)
  expect(mirrored.neck.halfPx).toBeCloseTo(head.neck.halfPx, 0)
})

test('longer hair makes a larger head and nothing else of the face', () => {
  const lengths = [4, 8, 12, 16].map((downTo) => cut(fallsTo(downTo)).head)

  const areas = lengths.map(({ head }) => sumOf(head))
  expect(areas).toEqual(areas.toSorted((a, b) => a - b))
  expect(areas[3]).toBeGreaterThan(1.2 * areas[0])
  for (const { outline } of lengths) expect(farthest(outline.inner, lengths[0].outline.inner)).toBe(0)
})

test('hair is measured as long as it was drawn', () => {
  for (const downTo of [13, 16, 20])
    expect(Math.abs(cut(fallsTo(downTo)).head.hairBelowChinCm - (downTo - chin))).toBeLessThan(0.6)
})

test('what lies in the inner outline belongs to the head, whatever class it is', () => {
  for (const paint of [plain, lopsided, fallsTo(15), () => 'clothes' as const]) {
    const { head } = cut(paint)

    expect(head.head.every((value, i) => head.outline.inner[i] < 1 || value > 0.99)).toBe(true)
  }
})

test('the planes that are given stay as they are', () => {
  const { view, alpha } = syntheticHead({ paint: lopsided })
  const before = { alpha: alpha.slice(), hair: view.classes.hair.slice(), data: view.image.data.slice() }

  cutHead({ view, alpha, colours: view.image.data })

  expect(alpha).toEqual(before.alpha)
  expect(view.classes.hair).toEqual(before.hair)
  expect(view.image.data).toEqual(before.data)
})

test('a person who is half there gives half a head outside the face', () => {
  const { view, alpha, at } = syntheticHead({ paint: fallsTo(15) })
  const half = alpha.map((value) => value / 2)

  const { head } = cutHead({ view, alpha: half, colours: view.image.data })

  expect(head[at(0, 0)]).toBe(1)
  expect(Math.max(head[at(8, 0)], head[at(0, -10.5)])).toBeLessThanOrEqual(0.5)
})

test('hair that meets the border of the photo runs out softly before it', () => {
  const { view, alpha, at } = syntheticHead({ paint: fallsTo(20) })
  const isInside = view.isInside.map((_, i) => (i % view.widthPx < 28 * pxPerCm ? 1 : 0))

  const { head } = cutHead({ view: { ...view, isInside }, alpha, colours: view.image.data })

  expect(head[at(6.3, 10)]).toBeGreaterThan(0.8)
  expect(head[at(7.8, 10)]).toBeLessThan(0.4)
})

function plain(): undefined {
  return undefined
}

function fallsTo(downTo: number): Paint {
  return (x, y) => (Math.abs(x) > 6 && Math.abs(x) < 9.5 && y > 2 && y < downTo ? 'hair' : undefined)
}

function cut(paint: Paint) {
  const { view, alpha } = syntheticHead({ paint })
  return { head: cutHead({ view, alpha, colours: view.image.data }), view }
}

test('where nobody is seen there is no hair, whatever its share of the little that is', () => {
  const { view, alpha } = syntheticHead({ paint: (x, y) => (x > 12 && y < 0 ? 'hair' : undefined) })
  const faint = alpha.map((share, i) =>
    view.classes.hair[i] && (i % view.widthPx) / pxPerCm > 32 ? 0.05 : share,
  )
  const { hair } = cutHead({ view, alpha: faint, colours: view.image.data })

  expect(hair.every((share, i) => faint[i] !== Math.fround(0.05) || share === 0)).toBe(true)
  expect(hair.some((share) => share > 0.9)).toBe(true)
})
