import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Picture } from '../../pixels/picture.ts'
import { drawPlane, mirrorPlane } from '../../testing/planes.ts'
import { emptyPerson, type PersonLayer } from '../people/person-layer.ts'
import type { SceneBackdrop } from '../plates/decode-scene.ts'
import { scenePicture } from '../scene-picture.ts'
import { exampleBackdrop, exampleScene } from '../testing/example-plates.ts'
import { blendOver, blendPerson } from './blend-person.ts'

const widthPx = 96
const heightPx = 120
const whole = { left: 0, top: 0, widthPx, heightPx }
const pxPerMetre = 300
const at = (x: number, y: number) => y * widthPx + x

/** A block of one tone and share, from column 24 to 71 and row 30 down. */
function block(tone: number, alpha = 1, box = whole): PersonLayer {
  const person = emptyPerson(box)
  const inside = (x: number, y: number) => (x >= 24 && x < 72 && y >= 30 ? alpha : 0)
  person.a = drawPlane(box.widthPx, box.heightPx, (x, y) => inside(x + box.left, y + box.top))
  for (const channel of ['r', 'g', 'b'] as const) person[channel] = person.a.map((share) => share * tone)
  return person
}

function blend(person: PersonLayer, scene: SceneBackdrop): Picture {
  const picture = scenePicture(scene)
  blendPerson(picture, person, scene, pxPerMetre)
  return picture
}
const scene = (grey: number, given: Parameters<typeof exampleScene>[0] = {}) => ({
  ...exampleBackdrop(widthPx, heightPx, [grey, grey, grey]),
  manifest: exampleScene(given),
})

test('where nobody is, the scene stays as it was, number for number', () => {
  const empty = scenePicture(scene(90))
  const picture = blend(block(0.3), scene(90))
  for (let y = 0; y < 29; y++)
    for (let x = 0; x < widthPx; x++) expect(picture.g[at(x, y)]).toBe(empty.g[at(x, y)])
})

test('without wrap and ambient light a person is shown in exactly their own colours', () => {
  const picture = blend(block(0.3), scene(200, { lightWrap: 0, ambient: 0 }))
  expect(picture.r[at(24, 60)]).toBeCloseTo(0.3, 6)
  expect(picture.r[at(48, 60)]).toBeCloseTo(0.3, 6)
})

test('half a share shows half of the scene behind', () => {
  const picture = blend(block(0.2, 0.5), scene(255, { lightWrap: 0, ambient: 0 }))
  expect(picture.g[at(48, 60)]).toBeCloseTo(0.6, 5)
})

test('wrapping light only lightens, never beyond the scene’s own light or white', () => {
  const tone = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      tone,
      fc.integer({ min: 0, max: 255 }),
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      (own, grey, lightWrap) => {
        const picture = blend(block(own), scene(grey, { lightWrap, ambient: 0 }))
        for (let x = 24; x < 72; x += 3) {
          const value = picture.r[at(x, 60)]
          expect(value).toBeGreaterThanOrEqual(own - 1e-5)
          expect(value).toBeLessThanOrEqual(own + (1 - own) * lightWrap * (grey / 255) + 1e-5)
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('light wraps most at the edge and fades within a few centimetres', () => {
  const { r } = blend(block(0.2), scene(255, { ambient: 0, lightWrap: 0.3 }))
  const inwards = [24, 26, 29, 33].map((x) => r[at(x, 80)])
  expect(inwards).toEqual(inwards.toSorted((a, b) => b - a))
  expect(inwards[0] - 0.2).toBeGreaterThan(0.06)
  expect(r[at(44, 80)]).toBeCloseTo(0.2, 3)
})

test('a black scene gives no light to wrap', () => {
  const { r } = blend(block(0.4), scene(0, { lightWrap: 0.3, ambient: 0 }))
  expect(r[at(24, 80)]).toBeCloseTo(0.4, 5)
})

test('ambient light tones a person towards the scene’s colour without changing the mean', () => {
  const warm = {
    ...exampleBackdrop(widthPx, heightPx, [230, 180, 120]),
    manifest: exampleScene({ ambient: 0.1 }),
  }
  const side = exampleBackdrop(widthPx, heightPx, [230, 180, 120])
  side.blurred = side.blurred.map((byte, i) =>
    Math.floor(i / 3) % side.blurredWidthPx < 6 ? byte : byte >> 2,
  )
  const { r, b } = blend(block(0.4), { ...warm, blurred: side.blurred })
  expect(r[at(40, 60)]).toBeGreaterThan(r[at(60, 60)])
  expect(b[at(40, 60)]).toBeGreaterThan(b[at(60, 60)])
  const even = blend(block(0.4), warm)
  expect(even.r[at(48, 60)]).toBeCloseTo(0.4, 4)
})

test('a person cut to a box is blended as one cut to the whole frame', () => {
  const box = { left: 14, top: 20, widthPx: 70, heightPx: 100 }
  const cut = blend(block(0.3, 1, box), scene(220))
  const uncut = blend(block(0.3), scene(220))
  for (let i = 0; i < uncut.r.length; i += 7) expect(cut.r[i]).toBeCloseTo(uncut.r[i], 2)
})

test('the mirror image of scene and person is the mirror image of the picture', () => {
  const lit = scene(60)
  lit.background = lit.background.map((byte, i) => byte + (Math.floor(i / 3) % widthPx))
  lit.blurred = lit.blurred.map((byte, i) => byte + 8 * (Math.floor(i / 3) % lit.blurredWidthPx))
  const inMirror = {
    ...lit,
    background: mirrorPlane(lit.background, widthPx, 3),
    blurred: mirrorPlane(lit.blurred, lit.blurredWidthPx, 3),
  }
  const plain = blend(block(0.3), lit)
  const mirrored = mirrorPlane(blend(block(0.3), inMirror).r, widthPx)
  for (let i = 0; i < mirrored.length; i += 5) expect(mirrored[i]).toBeCloseTo(plain.r[i], 4)
})

test('around what lies over a partner no light of the background wraps', () => {
  const bright = scene(200, { lightWrap: 0.3, ambient: 0.1 })
  const over = scenePicture(bright)
  blendOver(over, block(0.3), bright)
  const unwrapped = blend(block(0.3), scene(200, { lightWrap: 0, ambient: 0.1 }))
  expect(over.g).toEqual(unwrapped.g)
  expect(blend(block(0.3), bright).g).not.toEqual(over.g)
})
