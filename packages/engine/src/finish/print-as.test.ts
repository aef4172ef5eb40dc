import { expect, test } from 'vitest'
import type { Picture } from '../pixels/picture.ts'
import type { Print } from '../spec/job.ts'
import { printAs } from './print-as.ts'

/** From black to white, with a colour of skin at the end. */
const shades = [0, 0.25, 0.5, 0.75, 1]
const pictureOf = (): Picture => ({
  widthPx: shades.length,
  heightPx: 1,
  r: Float32Array.from(shades),
  g: Float32Array.from(shades),
  b: Float32Array.from(shades),
})
const printed = (print: Print, skin = 0) => {
  const picture = pictureOf()
  printAs(print, picture, new Float32Array(shades.length).fill(skin))
  return picture
}

test('a warm print is golden in the lights and a little deeper', () => {
  const { r, g, b } = printed('warm')
  for (const i of [2, 3, 4]) expect(r[i]).toBeGreaterThan(b[i])
  expect(g[2]).toBeLessThan(0.5)
})

test('an airy print lifts the middle tones and is a little cooler', () => {
  const { r, g, b } = printed('airy')
  for (const i of [1, 2, 3]) expect(g[i]).toBeGreaterThan(shades[i] + 0.02)
  expect(b[2]).toBeGreaterThan(r[2])
})

test.each(['warm', 'airy'] as const)(
  'black stays black in a %s print, and nothing leaves the range',
  (print) => {
    const { r, g, b } = printed(print)
    expect([r[0], g[0], b[0]]).toEqual([0, 0, 0])
    for (const value of [...r, ...g, ...b]) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }
  },
)

test.each(['warm', 'airy'] as const)('skin follows a %s print by less than half', (print) => {
  const [all, skin] = [printed(print), printed(print, 1)]
  for (const i of [1, 2, 3]) {
    const moved = Math.abs(all.g[i] - shades[i])
    if (moved > 0.001) expect(Math.abs(skin.g[i] - shades[i])).toBeLessThan(moved / 2)
  }
})
