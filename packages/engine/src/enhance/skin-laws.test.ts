// @module-tag slow
import { expect, test } from 'vitest'
import { linearFromByte, oklabFromLinear, type Rgb } from '../pixels/colour-space.ts'
import { syntheticPortrait } from '../testing/synthetic-portrait.ts'
import { enhancePortrait } from './enhance-portrait.ts'
import { mapSkin } from './skin-map.ts'

/** Skin from very pale to very dark, bytes as a good photo shows it. */
const tones: [string, Rgb][] = [
  ['very pale', [236, 205, 190]],
  ['pale', [222, 180, 158]],
  ['olive', [198, 152, 118]],
  ['brown', [150, 104, 78]],
  ['dark', [106, 70, 52]],
  ['very dark', [68, 45, 36]],
]

const toned = (skin: Rgb) =>
  syntheticPortrait({
    colours: { faceSkin: skin, bodySkin: skin, background: [176, 176, 176], hair: [36, 28, 24] },
  })

type Portrait = ReturnType<typeof toned>

/** Each tone is enhanced once. */
const known = new Map<Rgb, ReturnType<typeof enhancePortrait>>()

function enhanced(skin: Rgb, portrait: Portrait) {
  const pictures = known.get(skin) ?? enhancePortrait(portrait, { seed: 1 })
  known.set(skin, pictures)
  return pictures
}

function cheek(portrait: Portrait, bytes: Uint8Array): Rgb {
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let y = 0; y < 3; y += 0.25)
    for (const x of [-4, -3.5, 3.5, 4]) {
      const j = portrait.at(x, y) * 3
      const lab = oklabFromLinear([
        linearFromByte[bytes[j]],
        linearFromByte[bytes[j + 1]],
        linearFromByte[bytes[j + 2]],
      ])
      for (let c = 0; c < 3; c++) sums[c] += lab[c]
      count++
    }
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}

test.each(tones)(
  '%s skin keeps its lightness, hue and chroma in both pictures',
  (_, skin) => {
    const portrait = toned(skin)
    const before = cheek(portrait, portrait.view.image.data)
    const { natural, studio } = enhanced(skin, portrait)
    for (const bytes of [natural, studio]) {
      const after = cheek(portrait, bytes)
      expect(Math.abs(after[0] - before[0])).toBeLessThan(0.025)
      expect(Math.hypot(after[1] - before[1], after[2] - before[2])).toBeLessThan(0.014)
    }
  },
  30_000,
)

test('a darker person stays darker than a lighter one, tone by tone', () => {
  const lights = tones.map(([, skin]) => {
    const portrait = toned(skin)
    return cheek(portrait, enhanced(skin, portrait).natural)[0]
  })
  expect(lights).toEqual(lights.toSorted((a, b) => b - a))
}, 30_000)

test('skin is where skin is seen, and not on eyes, hair or cloth', () => {
  const portrait = toned([198, 152, 118])
  const { skin, features } = mapSkin(portrait)
  expect(skin[portrait.at(4.5, 2)]).toBeGreaterThan(0.9)
  for (const [x, y] of [
    [0, -10.3],
    [0, 20],
    [15, -8],
  ]) {
    expect(skin[portrait.at(x, y)]).toBe(0)
    expect(features[portrait.at(x, y)]).toBe(0)
  }
})

test('spots of skin that stand out are evened, the outline of the face is not', {
  tags: ['SHELL-05'],
}, () => {
  const portrait = toned([198, 152, 118])
  const { data } = portrait.view.image
  const spot = portrait.at(4.2, 3)
  for (let y = -1; y <= 1; y++)
    for (let x = -1; x <= 1; x++) data[(spot + y * portrait.view.widthPx + x) * 3 + 1] -= 9
  const { natural } = enhancePortrait(portrait, { seed: 1 })
  const [before, after] = [data, natural].map(
    (bytes) => bytes[portrait.at(5.2, 3) * 3 + 1] - bytes[spot * 3 + 1],
  )
  expect(after).toBeLessThan(before)
  const edge = (bytes: Uint8Array) => bytes[portrait.at(6.9, 0) * 3] - bytes[portrait.at(8.4, 0) * 3]
  expect(edge(natural)).toBeGreaterThan(0.9 * edge(data))
})

test('the person’s matte decides what the studio keeps', () => {
  const portrait = toned([198, 152, 118])
  const { natural, studio } = enhancePortrait(portrait, { seed: 1 })
  const far = (x: number, y: number) => {
    const j = portrait.at(x, y) * 3
    return Math.abs(studio[j] - natural[j]) + Math.abs(studio[j + 1] - natural[j + 1])
  }
  expect(far(4, 2)).toBeLessThan(8)
  expect(far(0, 20)).toBeLessThan(16)
  expect(far(17, -10)).toBeGreaterThan(8)
})

test('the same portrait and seed give the same bytes', () => {
  const portrait = toned([150, 104, 78])
  const [one, two] = [enhancePortrait(portrait, { seed: 9 }), enhancePortrait(portrait, { seed: 9 })]
  expect(Buffer.compare(one.natural, two.natural)).toBe(0)
  expect(Buffer.compare(one.studio, two.studio)).toBe(0)
})
