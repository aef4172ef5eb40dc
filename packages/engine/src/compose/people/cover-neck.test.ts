import { expect, test } from 'vitest'
import { luminance, type Rgb, toLinear, toSrgb } from '../../pixels/colour-space.ts'
import type { DisplayedAttire } from '../plates/display-attire.ts'
import { examplePlate } from '../testing/example-plates.ts'
import { coverNeck, scarfColour } from './cover-neck.ts'

const body: Rgb = [0.45, 0.28, 0.2]
const scarf: Rgb = [0.1, 0.2, 0.5]

/** Skin of the body's colour on the whole plate, darker in its left half. */
function bare(): DisplayedAttire {
  const plate = examplePlate()
  const { widthPx, heightPx } = plate.box
  const plane = (channel: 0 | 1 | 2) =>
    Float32Array.from({ length: widthPx * heightPx }, (_, i) =>
      toSrgb(body[channel] * (i % widthPx < widthPx / 2 ? 0.5 : 1)),
    )
  const a = new Float32Array(widthPx * heightPx).fill(1)
  return { plate, r: plane(0), g: plane(1), b: plane(2), a, skin: a.slice() }
}

/** Linear light of a px of the plate's box, metres above the neck's pit. */
function colourAt({ plate, r, g, b }: DisplayedAttire, aboveMetres: number, share: number): Rgb {
  const { box, manifest } = plate
  const y = Math.round(manifest.anchors.pit[1] - aboveMetres * manifest.pxPerMetre) - box.top
  const i = y * box.widthPx + Math.round(share * box.widthPx)
  return [toLinear(r[i]), toLinear(g[i]), toLinear(b[i])]
}

test('a neck has the scarf’s colour in its own shades, a hand below keeps its skin', () => {
  const attire = bare()
  coverNeck(attire, scarf, body)
  const lit = colourAt(attire, 0.02, 0.75)
  expect(lit[2] / lit[0]).toBeCloseTo(toLinear(scarf[2]) / toLinear(scarf[0]), 0)
  expect(luminance(colourAt(attire, 0.02, 0.25))).toBeCloseTo(luminance(lit) / 2, 2)
  const hand = colourAt(attire, -0.05, 0.75)
  expect(hand[0]).toBeCloseTo(body[0], 2)
})

test('a scarf’s colour is what hangs beneath the chin, not the face nor what is behind', () => {
  const widthPx = 40
  const length = widthPx * 60
  const rgb = new Uint8Array(length * 3).fill(250)
  const head = new Uint8Array(length)
  const hair = new Uint8Array(length)
  for (let i = 0; i < length; i++) {
    if (i % widthPx > 30) continue
    head[i] = 255
    const isFace = i < 25 * widthPx
    if (!isFace) hair[i] = 255
    rgb.set(isFace ? [200, 150, 120] : [26, 51, 128], i * 3)
  }
  const colour = scarfColour({ widthPx, head, hair, rgb, chin: [20, 20] })
  expect(colour?.map((value) => Math.round(value * 255))).toEqual([26, 51, 128])
  expect(scarfColour({ widthPx, head, hair, rgb, chin: [20, 60] })).toBeUndefined()
})
