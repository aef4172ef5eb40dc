import { expect, test } from 'vitest'
import { drawPlane, farthest, noisyPlane, sumOf } from '../../testing/planes.ts'
import { refineMatte } from './refine-matte.ts'

const widthPx = 120
const heightPx = 96
const noise = noisyPlane(widthPx * heightPx, 5)

test('alpha stays within 0 and 1 on any picture and any segmentation', () => {
  const person = drawPlane(widthPx, heightPx, (x, y) => 0.5 + 0.5 * Math.sin(x / 7) * Math.cos(y / 9))
  const hair = person.map((value) => (value > 0.6 ? value : 0))
  const colours = [1, 2, 3].map((seed) => noisyPlane(widthPx * heightPx, seed))

  const alpha = refineMatte({ ...asInput(colours, person), hair })

  expect(alpha.every((value) => value >= 0 && value <= 1)).toBe(true)
})

test('a picture that is all person is solid, one without anybody is empty', () => {
  const colours = [noise, noise, noise]
  const alphaOf = (share: number) =>
    refineMatte(asInput(colours, new Float32Array(widthPx * heightPx).fill(share)))

  expect(Math.min(...alphaOf(1))).toBe(1)
  expect(Math.max(...alphaOf(0))).toBe(0)
})

test('known person and known background keep their values, however the picture looks', () => {
  const person = discAt(60, 48)
  const alpha = refineMatte(asInput([noise, noise, noise], person))

  for (let y = 0; y < heightPx; y += 3)
    for (let x = 0; x < widthPx; x += 3) {
      const distance = Math.hypot(x - 60, y - 48)
      if (distance < 22) expect(alpha[y * widthPx + x]).toBe(1)
      if (distance > 38) expect(alpha[y * widthPx + x]).toBe(0)
    }
})

test('a person moved by whole px has the moved matte', () => {
  const here = refineMatte(scene(50, 44))
  const there = refineMatte(scene(58, 50))

  for (let y = 20; y < 70; y++)
    for (let x = 20; x < 80; x++)
      expect(Math.abs(there[(y + 6) * widthPx + x + 8] - here[y * widthPx + x])).toBeLessThan(0.01)
})

test('a disc that the segmentation draws too small or too large comes out in its own size', () => {
  const areas = [-1, 0, 1].map((errorPx) => sumOf(refineMatte(scene(60, 48, errorPx))))

  for (const area of areas) expect(Math.abs(area / (Math.PI * 30 ** 2) - 1)).toBeLessThan(0.05)
})

test('person and background exchanged in colour have the same matte', () => {
  const plain = scene(60, 48)
  const [red, green, blue] = plain.colours.map((plane) => plane.map((value) => 1 - value))

  const inverse = refineMatte({ ...plain, colours: [red, green, blue] })

  expect(farthest(inverse, refineMatte(plain))).toBeLessThan(0.01)
})

test('an edge comes out as soft as it is in the picture', () => {
  const truth = drawPlane(widthPx, heightPx, (x) => Math.max(0, Math.min(1, (x - 54) / 12)))
  const paint = (own: number, background: number) =>
    truth.map((share) => own * share + background * (1 - share))
  const coarse = truth.map((share) => (share > 0.5 ? 1 : 0))
  const input = asInput([paint(0.2, 0.8), paint(0.15, 0.7), paint(0.1, 0.9)], coarse)

  const alpha = refineMatte({ ...input, hair: coarse })

  const errors = Array.from({ length: widthPx }, (_, x) => alpha[48 * widthPx + x] - truth[48 * widthPx + x])
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.2)
})

/** A dark disc with a radius of 30 px, segmented with a soft edge that lies errorPx too far outside. */
function scene(centreX: number, centreY: number, errorPx = 0) {
  const disc = discAt(centreX, centreY)
  const paint = (own: number, background: number) =>
    disc.map((share) => own * share + background * (1 - share))
  const person = drawPlane(widthPx, heightPx, (x, y) =>
    Math.max(0, Math.min(1, (30 + errorPx - Math.hypot(x - centreX, y - centreY)) / 4 + 0.5)),
  )
  return asInput([paint(0.2, 0.8), paint(0.15, 0.7), paint(0.1, 0.9)], person)
}

function discAt(centreX: number, centreY: number): Float32Array {
  return drawPlane(widthPx, heightPx, (x, y) =>
    Math.max(0, Math.min(1, 30.5 - Math.hypot(x - centreX, y - centreY))),
  )
}

function asInput([red, green, blue]: Float32Array[], person: Float32Array) {
  const hair = new Float32Array(person.length)
  return { colours: [red, green, blue] as const, widthPx, heightPx, person, hair, pxPerCm: 7 }
}
