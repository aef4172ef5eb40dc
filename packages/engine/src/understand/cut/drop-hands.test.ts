import { expect, test } from 'vitest'
import { pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { dropHands } from './drop-hands.ts'
import { outlineFace } from './face-outline.ts'
import { maskHead } from './head-mask.ts'

type Paint = NonNullable<SyntheticHeadOptions['paint']>

/** A hand beside the cheek, its cuff around it, before a scarf that hides the neck. */
const hand: Paint = (x, y) => {
  if (x > 9 && x < 12 && y > 0 && y < 5) return 'bodySkin'
  if (x > 8.5 && x < 12.5 && y > -0.5 && y < 5.5) return 'accessories'
  return undefined
}

function dropped(paint: Paint, isHeadwear?: (x: number, y: number) => boolean) {
  const { view: bare, parts, alpha, at } = syntheticHead({ paint })
  const share = bare.classes.accessories.map((_, i) => {
    const x = ((i % bare.widthPx) + 0.5) / pxPerCm - 20
    const y = (Math.floor(i / bare.widthPx) + 0.5) / pxPerCm - 16
    return isHeadwear?.(x, y) ? 1 : 0
  })
  const lastRows = new Float32Array(bare.widthPx).fill(bare.heightPx)
  const view = { ...bare, headwear: isHeadwear ? { share, lastRows, isDraped: false } : null }
  const outline = outlineFace(view, 0)
  const masks = maskHead({ view, parts, outline, alpha, isBearded: false })
  const before = masks.head.slice()
  dropHands({ view, outline, masks })
  return { head: masks.head, before, outline, at }
}

test('the cuff around a hand beside the face goes, the face stays', () => {
  const { head, before, outline, at } = dropped(hand)

  expect(before[at(8.7, 2)]).toBeGreaterThan(0.5)
  expect(head[at(8.7, 2)]).toBe(0)
  expect(head.every((value, i) => outline.inner[i] === 0 || value === before[i])).toBe(true)
})

test('hair that is surely hair stays beside a hand', () => {
  const { head, before, at } = dropped((x, y) => (x > 7 && x < 8.8 && y > -2 && y < 8 ? 'hair' : hand(x, y)))

  expect(before[at(8.6, 2)]).toBeGreaterThan(0.5)
  expect(head[at(8.6, 2)]).toBe(before[at(8.6, 2)])
})

test('skin that hangs together with the neck is no hand', () => {
  const shoulder: Paint = (x, y) => (y > 12 && y < 20 && Math.abs(x) < 16 ? 'bodySkin' : undefined)
  const { head, before } = dropped(shoulder)

  expect(head).toEqual(before)
})

test('a bald crown that looks like body skin is no hand; the same on hair is one', () => {
  const crown: Paint = (x, y) => (y < -8 && y > -15 && Math.abs(x) < 6 ? 'bodySkin' : undefined)
  const bald = dropped(crown)
  expect(bald.before[bald.at(0, -13)]).toBeGreaterThan(0.9)
  expect(bald.head).toEqual(bald.before)

  const isHand = (x: number, y: number) => x > 6.5 && x < 9.5 && y < -8 && y > -13
  const onHair = dropped((x, y) => {
    if (isHand(x, y)) return 'bodySkin'
    return y <= -5 && y > -16 && Math.abs(x) < 9.5 ? 'hair' : undefined
  })
  expect(onHair.head[onHair.at(8.5, -11)]).toBeLessThan(0.1)
})

test('a patch of skin smaller than a finger is no hand', () => {
  const patch: Paint = (x, y) => (x > 9 && x < 10 && y > 6 && y < 8 ? 'bodySkin' : undefined)
  const { head, before } = dropped(patch)

  expect(head).toEqual(before)
})

test('what a hand holds beside the head goes with it, a hat does not', () => {
  const phone: Paint = (x, y) => (x > 8.5 && x < 12.5 && y > -9 && y <= -0.5 ? 'accessories' : hand(x, y))
  const { head, before, at } = dropped(phone)
  expect(before[at(9, -6)]).toBeGreaterThan(0.5)
  expect(head[at(9, -6)]).toBe(0)

  const hat: Paint = (x, y) => (y < -7 && y > -14 && Math.abs(x) < 12.5 ? 'accessories' : hand(x, y))
  const worn = dropped(hat)
  expect(worn.head[worn.at(0, -12)]).toBe(worn.before[worn.at(0, -12)])
})

test('a cap stays right up to the hand that touches it', () => {
  const isCap = (x: number, y: number) => y < -6 && y > -14 && Math.abs(x) < 11
  const cap: Paint = (x, y) => {
    if (x > 11 && x < 15 && y > -12 && y < -4) return 'bodySkin'
    return isCap(x, y) ? 'accessories' : undefined
  }
  const { head, before, at } = dropped(cap, isCap)

  expect(head[at(13, -8)]).toBeLessThan(0.05)
  expect(before[at(10.7, -8)]).toBeGreaterThan(0.9)
  expect(head[at(10.7, -8)]).toBe(before[at(10.7, -8)])
})
