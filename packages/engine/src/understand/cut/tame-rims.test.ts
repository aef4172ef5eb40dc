import { expect, test } from 'vitest'
import { type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import type { Rgb } from '../understood-photo.ts'
import { tameRims } from './tame-rims.ts'

interface Given {
  colours?: SyntheticHeadOptions['colours']
  /** Colour of the outermost half centimetre of hair, and how far around it reaches. */
  rim?: Rgb
}

/** The drawn head with its face's inside taken for certain, before and after. */
function tamed({ colours: palette, rim }: Given) {
  const { view, parts, alpha, at } = syntheticHead({ colours: palette })
  const { widthPx, pxPerCm } = view
  const head = parts.hair.map((share, i) => share + parts.faceSkin[i])
  const face = parts.faceSkin.map((_, i) => {
    const [x, y] = [((i % widthPx) + 0.5) / pxPerCm - 20, (Math.floor(i / widthPx) + 0.5) / pxPerCm - 16]
    return Math.hypot(x / 7, y / 8.5) < 1 ? 1 : 0
  })
  const before = view.image.data.slice()
  const isRim = (i: number) => {
    const [x, y] = [((i % widthPx) + 0.5) / pxPerCm - 20, (Math.floor(i / widthPx) + 0.5) / pxPerCm - 16]
    return Math.hypot(x / 9.1, y / 11.1) > 1
  }
  if (rim) for (let i = 0; i < head.length; i++) if (parts.hair[i] && isRim(i)) before.set(rim, i * 3)
  const colours = before.slice()
  tameRims({ view, head, hair: parts.hair, alpha, face, colours })
  const colourAt = (data: Uint8Array, x: number, y: number): Rgb => {
    const j = at(x, y) * 3
    return [data[j], data[j + 1], data[j + 2]]
  }
  return { before, colours, face, head, colourAt }
}

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const darkHair: Rgb = [60, 40, 30]
const blondHair: Rgb = [200, 170, 120]
const white: Rgb = [245, 245, 245]
const green: Rgb = [40, 190, 70]

test('a pale rim that a window left in dark hair goes', () => {
  const { before, colours, colourAt } = tamed({ colours: { background: white }, rim: [150, 140, 135] })

  for (const [x, y] of [
    [0, -11.3],
    [-6.6, -8.1],
    [6.6, -8.1],
  ] as const)
    expect(distance(colourAt(colours, x, y), darkHair)).toBeLessThan(
      0.35 * distance(colourAt(before, x, y), darkHair),
    )
})

test('blond hair keeps the light edge that it has itself', () => {
  const light: Rgb = [222, 190, 138]
  const { colours, colourAt } = tamed({ colours: { hair: blondHair, background: green }, rim: light })

  expect(distance(colourAt(colours, 0, -11.3), light)).toBeLessThan(8)
})

test('the green of a wall leaves the edges of curls, dark or blond', () => {
  for (const hair of [darkHair, blondHair]) {
    const tinted = hair.map((byte, c) => Math.round(byte * 0.65 + green[c] * 0.35)) as unknown as Rgb
    const { colours, colourAt } = tamed({ colours: { hair, background: green }, rim: tinted })
    const greenness = ([r, g, b]: Rgb) => g - (r + b) / 2
    const kept = greenness(colourAt(colours, 0, -11.3)) - greenness(hair)

    expect(kept).toBeLessThan(0.4 * (greenness(tinted) - greenness(hair)))
  }
})

test('hair that has one colour up to its edge keeps it', () => {
  for (const background of [white, green, [10, 10, 10] as Rgb]) {
    const { before, colours, colourAt } = tamed({ colours: { background } })

    for (const x of [-6, 0, 6])
      expect(distance(colourAt(colours, x, -9), colourAt(before, x, -9))).toBeLessThan(3)
  }
})

test('the face, and all that is no head, stays byte for byte', () => {
  const { before, colours, face, head } = tamed({ colours: { background: white }, rim: [150, 140, 135] })

  for (let i = 0; i < head.length; i++)
    if (face[i] > 0.5 || head[i] < 0.01)
      expect([...colours.subarray(i * 3, i * 3 + 3)]).toEqual([...before.subarray(i * 3, i * 3 + 3)])
})
