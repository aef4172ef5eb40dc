import { expect, test } from 'vitest'
import { dressPerson } from '../dress-person.ts'
import { placeCouple } from '../place/place-couple.ts'
import { placeHead } from '../place/place-head.ts'
import { exampleCovering } from '../testing/example-covering.ts'
import { exampleAttire, examplePlate, exampleScene } from '../testing/example-plates.ts'
import { examplePortrait } from '../testing/example-portrait.ts'
import { faceOpening } from './face-opening.ts'
import { radiusTowards } from './outline.ts'

const frame = { left: 0, top: 0, widthPx: 300, heightPx: 400 }
const attire = exampleAttire({ partnerSide: 'either', light: 'left', flippable: false })
const [standing] = placeCouple({
  frame,
  scene: exampleScene({ standFraction: 0.5 }),
  attire: [attire, attire],
  sideLightStops: [0, 0],
})

/** A portrait whose crop is filled with head from edge to edge: skin in the face, green hair all around it. */
function greenHaired(pxPerCm = 4) {
  const plain = examplePortrait({ pxPerCm })
  const face = plain.head
  const rgb = plain.rgb.map((byte, i) => (face[Math.floor(i / 3)] > 127 ? byte : [20, 200, 30][i % 3]))
  return {
    ...plain,
    rgb,
    head: new Uint8Array(face.length).fill(255),
    hair: face.map((share) => 255 - share),
    hairBehind: new Uint8Array(face.length).fill(255),
    hairColour: [0.1, 0.8, 0.1] as const,
    neck: new Uint8Array(face.length).fill(255),
  }
}

function worn({
  isFlipped = false,
  dye,
}: {
  isFlipped?: boolean
  dye?: readonly [number, number, number]
} = {}) {
  const photo = greenHaired()
  const stands = { ...standing, isFlipped }
  const place = placeHead(photo, stands, 'dress')
  const { layer } = dressPerson({
    photo,
    plate: examplePlate(attire),
    standing: stands,
    place,
    gains: [1.5, 1.5, 1.5],
    sceneWhiteBalance: [1, 1, 1],
    frame,
    dye,
    covering: { plate: exampleCovering(), gains: [1.5, 1.5, 1.5] },
  })
  return { layer, opening: faceOpening(photo, place) }
}
const plain = worn()

/** What is seen at a multiple of the opening's radius, in a direction from its middle. */
function look({ layer, opening }: typeof plain, dx: number, dy: number, far: number) {
  const { box, r, g, b, a, head } = layer
  const radius = radiusTowards(opening.outline, dx, dy) * far
  const x = Math.round(opening.centre[0] + dx * radius) - box.left
  const y = Math.round(opening.centre[1] + dy * radius) - box.top
  const i = y * box.widthPx + x
  return { r: r[i], g: g[i], b: b[i], a: a[i], head: head[i] }
}

test('no hair-coloured pixel is seen anywhere', () => {
  const { layer } = plain
  for (let i = 0; i < layer.a.length; i++)
    expect(layer.g[i] - Math.max(layer.r[i], layer.b[i])).toBeLessThan(0.04)
})

test('the face shows inside the opening and cloth lies all around it, with no gap between', () => {
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [-1, 0],
    [0, 1],
  ]) {
    expect(look(plain, dx, dy, 0.7).head).toBeGreaterThan(0.98)
    for (const far of [0.9, 1, 1.1]) expect(look(plain, dx, dy, far).a).toBeGreaterThan(0.98)
    const cloth = look(plain, dx, dy, 1.25)
    expect(cloth.head).toBeLessThan(0.02)
    expect(Math.abs(cloth.r - cloth.b)).toBeLessThan(0.02)
  }
})

test('the cloth shades the face along its edge and leaves its middle alone', () => {
  const middle = look(plain, 0, -1, 0.3)
  const edge = look(plain, 0, -1, 0.95)
  expect(edge.g).toBeLessThan(middle.g - 0.02)
  expect(look(plain, 0, -1, 0.1).g).toBeCloseTo(middle.g, 2)
})

test('a flipped body has its covering flipped', () => {
  const side = (person: typeof plain, dx: number) => look(person, dx, 0, 1.25).g
  expect(side(plain, -1)).toBeGreaterThan(side(plain, 1) + 0.05)
  const flipped = worn({ isFlipped: true })
  expect(side(flipped, 1)).toBeGreaterThan(side(flipped, -1) + 0.05)
})

test('the covering takes the gown’s dye', () => {
  const blush = look(worn({ dye: [1, 0.6, 0.6] }), 1, 0, 1.25)
  expect(blush.r).toBeGreaterThan(blush.g + 0.05)
})
