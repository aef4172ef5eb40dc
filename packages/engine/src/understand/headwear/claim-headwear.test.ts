import { expect, test } from 'vitest'
import { pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { cutHead } from '../cut/cut-head.ts'
import { claimHeadwear } from './claim-headwear.ts'

type Paint = NonNullable<SyntheticHeadOptions['paint']>

const isFace = (x: number, y: number) => (x / 7.5) ** 2 + (y / 9) ** 2 < 1
const isSkull = (x: number, y: number) => y < 1 && (x / 10) ** 2 + (y / 13) ** 2 < 1
const isHood = (x: number, y: number) => (x / 10) ** 2 + (y / 13) ** 2 < 1 || (y > 0 && Math.abs(x) < 10)

/** Cloth from the brows up; the forehead's top shows up to 2 cm over them. */
const turban: Paint = (x, y) => (isSkull(x, y) && y < -5 ? 'clothes' : undefined)
const cap: Paint = (x, y) => (isSkull(x, y) && y < -6.5 ? 'clothes' : undefined)
const hijab: Paint = (x, y) => (isHood(x, y) && (!isFace(x, y) || y < -6) ? 'clothes' : undefined)
/** A hood that leaves 5 cm of the hair free. */
const hood: Paint = (x, y) => {
  if (isFace(x, y)) return undefined
  if (y < -6 && y > -11 && Math.abs(x) < 4.6) return 'hair'
  return isHood(x, y) ? 'clothes' : undefined
}

function claim(paint?: Paint) {
  const { view, alpha, at } = syntheticHead({ paint })
  const eyes = [20 * pxPerCm, 14 * pxPerCm] as const
  const headwear = claimHeadwear({ ...view, eyes }, view.classes)
  return { headwear, view: { ...view, headwear }, alpha, at }
}

test.each<[string, Paint, boolean]>([
  ['a turban', turban, false],
  ['a cap', cap, false],
  ['a hijab', hijab, true],
  ['a hood that shows the parting', hood, true],
])('%s is headwear, and drapes the neck: %o %s', (_, paint, isDraped) => {
  expect(claim(paint).headwear?.isDraped).toBe(isDraped)
})

test.each<[string, Paint | undefined]>([
  ['bare hair', undefined],
  ['a bald head', (x, y) => (!isFace(x, y) && isSkull(x, y) ? 'bodySkin' : undefined)],
  ['a fringe down to the brows', (x, y) => (isFace(x, y) && y < -4 ? 'hair' : undefined)],
  ['glasses', (x, y) => (Math.abs(x) < 7 && y < -1 && y > -3.4 ? 'accessories' : undefined)],
  [
    'sunglasses pushed up to the brows',
    (x, y) => (Math.abs(x) < 7 && y < -3 && y > -5.2 ? 'accessories' : undefined),
  ],
  [
    'a hair clip over the forehead',
    (x, y) => (Math.abs(x) < 3 && y < -10.4 && y > -11 ? 'accessories' : undefined),
  ],
  ['a scarf around the neck', (x, y) => (y > 7 && Math.abs(x) < 9 && !isFace(x, y) ? 'clothes' : undefined)],
  [
    'a curtain of cloth behind a bald head',
    (x, y) => (isFace(x, y) || (y > 0 && Math.abs(x) < 5.5) ? undefined : 'clothes'),
  ],
])('%s is no headwear', (_, paint) => {
  expect(claim(paint).headwear).toBeNull()
})

test('a bare head keeps its classes as they are', () => {
  const { view } = claim((x, y) => (y > 7 && Math.abs(x) < 9 && !isFace(x, y) ? 'clothes' : undefined))
  expect(view.classes.accessories.some((share) => share > 0)).toBe(false)
})

test('a turban is cut out whole and ends at the ears, above a shirt of the same cloth', () => {
  const { view, alpha, at } = claim(turban)
  const { head, hasHeadwear } = cutHead({ view, alpha, colours: view.image.data })
  for (const [x, y] of [
    [0, -12],
    [-7, -8],
    [7, -8],
  ] as const)
    expect(head[at(x, y)]).toBeGreaterThan(0.95)
  expect(head[at(0, 18)]).toBe(0)
  expect(hasHeadwear).toBe(true)
})

test('a hijab is kept all around the face and down to a bow on the chest', () => {
  const { view, alpha, at } = claim(hijab)
  const { head, neck } = cutHead({ view, alpha, colours: view.image.data })
  for (const [x, y] of [
    [0, -12],
    [-8.5, 0],
    [8.5, 0],
    [-8, 9],
    [8, 9],
    [0, 12],
    [0, 17],
  ] as const)
    expect(head[at(x, y)]).toBeGreaterThan(0.95)
  expect(head[at(0, 19.5)]).toBe(0)
  expect(neck.alpha.every((share) => share === 0)).toBe(true)
})

test('skin and hair between the face and a scarf belong to the head', () => {
  const throat: Paint = (x, y) => (Math.abs(x) < 2 && y > 9 && y < 10.5 ? 'bodySkin' : hijab(x, y))
  const { view, alpha, at } = claim(throat)
  const { head } = cutHead({ view, alpha, colours: view.image.data })
  expect(head[at(0, 9.8)]).toBeGreaterThan(0.95)
})

test('cloth beside the cheeks over a bare throat drapes nothing', () => {
  const wrap: Paint = (x, y) =>
    !isFace(x, y) && y > -2 && y < 9 && Math.abs(x) > 5 && Math.abs(x) < 10 ? 'accessories' : turban(x, y)
  expect(claim(wrap).headwear?.isDraped).toBe(false)
})

test('a crown over the hair is not cut away where it comes out as clothes', () => {
  const crown: Paint = (x, y) => {
    if (y < -5 && isFace(x, y)) return 'hair'
    if (Math.abs(x) > 4 || y > -10.2 || y < -14) return undefined
    return y > -12.4 ? 'accessories' : 'clothes'
  }
  const { headwear, view, alpha, at } = claim(crown)
  const { head } = cutHead({ view, alpha, colours: view.image.data })
  expect(headwear).toBeNull()
  for (const y of [-10.8, -12, -13.6]) expect(head[at(0, y)]).toBeGreaterThan(0.9)
})

test('a hat over a scarf around the neck is a hat', () => {
  const neckScarf: Paint = (x, y) =>
    !isFace(x, y) && y > 2 && y < 14 && Math.abs(x) < 9 ? 'clothes' : cap(x, y)
  const between: Paint = (x, y) =>
    !isFace(x, y) && y <= 2 && y > -5 && Math.abs(x) < 10 ? 'hair' : neckScarf(x, y)
  expect(claim(between).headwear?.isDraped).toBe(false)
})
