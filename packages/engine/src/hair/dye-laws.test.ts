import { expect, test } from 'vitest'
import { linearFromByte, oklabFromLinear, type Rgb } from '../pixels/colour-space.ts'
import { hairColours } from '../spec/hair-colour.ts'
import { syntheticPortrait } from '../testing/synthetic-portrait.ts'
import { dyeHair } from './dye-hair.ts'
import { hairDyes } from './hair-dyes.ts'
import { measureHair } from './measure-hair.ts'

/** Hair with light and dark strands, around 70 of 255. */
const portrait = syntheticPortrait()
paintStrands()
const measured = measureHair(portrait)

function paintStrands(): void {
  const { data, widthPx } = portrait.view.image
  for (let i = 0; i < portrait.alpha.length; i++) {
    if (portrait.view.classes.hair[i] < 0.5) continue
    const strand = 1 + 0.35 * Math.sin((i % widthPx) * 1.3)
    for (let c = 0; c < 3; c++) data[i * 3 + c] = Math.round([88, 62, 48][c] * strand)
  }
}

function oklabAt(bytes: Uint8Array, i: number): Rgb {
  const [r, g, b] = bytes.subarray(i * 3, i * 3 + 3)
  return oklabFromLinear([linearFromByte[r], linearFromByte[g], linearFromByte[b]])
}

function meanHair(bytes: Uint8Array): Rgb {
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let i = 0; i < measured.hair.length; i++) {
    if (measured.inside[i] < 0.9) continue
    const lab = oklabAt(bytes, i)
    for (let c = 0; c < 3; c++) sums[c] += lab[c]
    count++
  }
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}

test.each(hairColours)('%s reaches its colour, as light as it should be', (colour) => {
  const dye = hairDyes[colour]
  const [lightness, a, b] = meanHair(dyeHair(measured, dye))
  expect(Math.abs(lightness - dye.lightness[1] * measured.exposure)).toBeLessThan(0.06)
  const angle = (dye.hueDeg[1] * Math.PI) / 180
  const far = Math.hypot(a - dye.chroma * Math.cos(angle), b - dye.chroma * Math.sin(angle))
  expect(far).toBeLessThan(0.02 + 0.3 * dye.chroma)
})

test.each(hairColours)('%s changes no px outside the hair', (colour) => {
  const bytes = dyeHair(measured, hairDyes[colour])
  const { data } = portrait.view.image
  let changed = 0
  for (let i = 0; i < measured.hair.length; i++) {
    if (measured.hair[i] > 0) continue
    for (let c = 0; c < 3; c++) if (bytes[i * 3 + c] !== data[i * 3 + c]) changed++
  }
  expect(changed).toBe(0)
})

test.each(['black', 'platinum', 'teal'] as const)(
  '%s keeps light strands lighter than dark ones',
  (colour) => {
    const bytes = dyeHair(measured, hairDyes[colour])
    let same = 0
    let count = 0
    for (let i = 1; i < measured.hair.length; i++) {
      if (measured.inside[i] < 0.9 || measured.inside[i - 1] < 0.9) continue
      const before = measured.own.lightness[i] - measured.own.lightness[i - 1]
      if (Math.abs(before) < 0.03) continue
      count++
      if (Math.sign(oklabAt(bytes, i)[0] - oklabAt(bytes, i - 1)[0]) === Math.sign(before)) same++
    }
    expect(count).toBeGreaterThan(1000)
    expect(same / count).toBeGreaterThan(0.97)
  },
)

test('hair before light skin does not glow at its rim', () => {
  const bytes = dyeHair(measured, hairDyes.black)
  const [inside] = meanHair(bytes)
  let lightest = 0
  for (let i = 0; i < measured.hair.length; i++) {
    const isRim = measured.hair[i] > 0.97 && measured.inside[i] < 0.3
    if (isRim) lightest = Math.max(lightest, oklabAt(bytes, i)[0])
  }
  expect(lightest).toBeLessThan(inside + 0.22)
})

test('noise is no strand: flat hair stays flat', () => {
  const flat = syntheticPortrait({ colours: { hair: [40, 32, 30] } })
  const { data } = flat.view.image
  for (let j = 0; j < data.length; j += 3)
    if (flat.view.classes.hair[j / 3] > 0.5) data[j] += (j / 3) % 2 ? 2 : -2
  const own = measureHair(flat)
  const bytes = dyeHair(own, hairDyes['golden-blonde'])
  const lights: number[] = []
  for (let i = 0; i < own.hair.length; i++) if (own.inside[i] > 0.95) lights.push(oklabAt(bytes, i)[0])
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length
  const deviation = Math.sqrt(lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length)
  expect(deviation).toBeLessThan(0.02)
})

test('in poor light blonde is as dark as the light is', () => {
  const dim = syntheticPortrait({ photoHighlight: 0.25 })
  const dimmed = measureHair(dim)
  expect(dimmed.exposure).toBeLessThan(0.75)
  expect(dimmed.exposure).toBeGreaterThan(0.6)
})

test('the same hair and dye give the same bytes', () => {
  const once = dyeHair(measured, hairDyes.auburn)
  expect(Buffer.compare(dyeHair(measureHair(portrait), hairDyes.auburn), once)).toBe(0)
})

test('a picture of odd sides is dyed to its last px', () => {
  const [widthPx, heightPx] = [37, 23]
  const plane = (value: number) => new Float32Array(widthPx * heightPx).fill(value)
  const data = new Uint8Array(widthPx * heightPx * 3).fill(60)
  const odd = {
    ...measured,
    portrait: {
      ...portrait,
      colours: data,
      view: { ...portrait.view, widthPx, heightPx, image: { widthPx, heightPx, data } },
    },
    hair: plane(1),
    inside: plane(1),
    own: { widthPx, heightPx, lightness: plane(0.35), a: plane(0), b: plane(0) },
    shade: plane(0.35),
  }
  const bytes = dyeHair(odd, hairDyes.violet)
  expect(bytes.length).toBe(data.length)
  expect(bytes.subarray(-3)).toEqual(bytes.subarray(0, 3))
  expect(bytes[0]).not.toBe(60)
})

test('no colour of the twelve can be taken for another', () => {
  const means = hairColours.map((colour) => meanHair(dyeHair(measured, hairDyes[colour])))
  for (const [i, one] of means.entries())
    for (const other of means.slice(i + 1))
      expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(0.03)
})
