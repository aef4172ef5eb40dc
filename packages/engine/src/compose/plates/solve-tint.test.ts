import { expect, test } from 'vitest'
import { luminance, type Rgb, toLinear } from '../../pixels/colour-space.ts'
import { median } from '../../pixels/smoothstep.ts'
import { bodyColour } from '../people/body-colour.ts'
import { examplePlate } from '../testing/example-plates.ts'
import { displayAttire } from './display-attire.ts'
import { solveTint } from './solve-tint.ts'

const plate = examplePlate()
const gains: Rgb = [2, 2, 2]
const skins: Rgb[] = [
  [0.05, 0.025, 0.016],
  [0.14, 0.075, 0.048],
  [0.35, 0.2, 0.13],
  [0.55, 0.37, 0.27],
]

/** What the lit side of the developed plate’s neck shows, linear light. */
function shownNeck(tint: Rgb): Rgb {
  const { r, g, b } = displayAttire(plate, tint, gains)
  const at: number[] = []
  for (let y = 22; y < 32; y++) for (let x = 90; x < 101; x++) at.push(y * 200 + x)
  const channel = (plane: Float32Array) => toLinear(median(at.map((i) => plane[i])))
  return [channel(r), channel(g), channel(b)]
}

test('the plate’s neck shows the asked colour, from very dark to pale skin', () => {
  for (const target of skins) {
    const shown = shownNeck(solveTint({ plate, target, gains }))
    for (const channel of [0, 1, 2]) expect(shown[channel] / target[channel]).toBeGreaterThan(0.95)
    for (const channel of [0, 1, 2]) expect(shown[channel] / target[channel]).toBeLessThan(1.05)
  }
})

test('darker skin always gets a darker tint', () => {
  const tints = skins.map((target) => luminance(solveTint({ plate, target, gains })))
  expect(tints).toEqual(tints.toSorted((a, b) => a - b))
  expect(new Set(tints).size).toBe(skins.length)
})

test('the neck is never lighter than the person’s face', () => {
  for (const skin of skins) {
    const target = bodyColour({ tone: skin, skin })
    expect(luminance(target)).toBeLessThan(luminance(skin))
    const shown = shownNeck(solveTint({ plate, target, gains }))
    expect(luminance(shown)).toBeLessThan(luminance(skin))
  }
})

test('in a dim scene a neck may reflect more than skin can, yet within bounds and in its own hue', () => {
  const dim: Rgb = [0.5, 0.5, 0.5]
  const tint = solveTint({ plate, target: [0.5, 0.32, 0.23], gains: dim })
  expect(Math.max(...tint)).toBeGreaterThan(1)
  const most = solveTint({ plate, target: [1, 0.9, 0.8], gains: dim })
  expect(Math.max(...most)).toBeLessThanOrEqual(2.4)
  expect(most[0]).toBeGreaterThanOrEqual(most[2])
})

test('a garment that hides the neck takes the target as its tint', () => {
  const covered = { ...plate, d: new Uint8Array(plate.d.length) }
  expect(solveTint({ plate: covered, target: skins[1], gains })).toEqual(skins[1])
})
