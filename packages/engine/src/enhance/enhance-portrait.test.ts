import { beforeAll, expect, test } from 'vitest'
import { labFromLinear, linearFromByte, type Rgb } from '../pixels/colour-space.ts'
import { sampleFace } from '../testing/sample-faces.ts'
import { syntheticPortrait } from '../testing/synthetic-portrait.ts'
import { type ReadPortrait, readPortrait } from '../understand/read-portrait.ts'
import { faceFeatures, pointOf } from '../vision/index.ts'
import { type EnhancedPortrait, enhancePortrait } from './enhance-portrait.ts'
import { framePortrait } from './frame-portrait.ts'
import { mapSkin } from './skin-map.ts'

let portrait: ReadPortrait
let enhanced: EnhancedPortrait
let skin: Float32Array

beforeAll(async () => {
  // Of half the size, for a quarter of the work.
  const frame = (...seen: Parameters<typeof framePortrait>) => {
    const framed = framePortrait(...seen)
    return { ...framed, pxPerCm: framed.pxPerCm / 2 }
  }
  portrait = await readPortrait({ photo: await sampleFace('smile'), maxSidePx: 2000, frame })
  enhanced = enhancePortrait(portrait, { seed: 3 })
  skin = mapSkin(portrait).skin
}, 60_000)

/** Mean CIELAB of the face's skin. */
function meanSkinLab(bytes: Uint8Array): Rgb {
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let i = 0; i < skin.length; i++) {
    if (skin[i] < 0.6 || portrait.outline.inner[i] < 0.5) continue
    const j = i * 3
    const lab = labFromLinear([
      linearFromByte[bytes[j]],
      linearFromByte[bytes[j + 1]],
      linearFromByte[bytes[j + 2]],
    ])
    for (let c = 0; c < 3; c++) sums[c] += lab[c]
    count++
  }
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}

test('pictures are 3:4 and at least 1200 px high', () => {
  const { widthPx, heightPx } = portrait.view
  expect(2 * heightPx).toBeGreaterThanOrEqual(1200)
  expect(widthPx * 4).toBe(heightPx * 3)
})

test.each(['natural', 'studio'] as const)('skin keeps its lightness and hue in the %s picture', (variant) => {
  const before = meanSkinLab(portrait.view.image.data)
  const after = meanSkinLab(enhanced[variant])
  expect(Math.abs(after[0] - before[0])).toBeLessThan(4)
  const hueDeg = ([, a, b]: Rgb) => (Math.atan2(b, a) * 180) / Math.PI
  expect(Math.abs(hueDeg(after) - hueDeg(before))).toBeLessThan(8)
})

test('dark skin is not lightened', { tags: ['slow'] }, () => {
  const dark = darken(portrait)
  const before = meanSkinLab(dark.view.image.data)
  const after = meanSkinLab(enhancePortrait(dark, { seed: 3 }).natural)
  expect(after[0] - before[0]).toBeLessThan(4)
})

test('eyes, brows and lips are no skin', () => {
  const { mesh, widthPx } = portrait.view
  const at = (index: number) => {
    const [x, y] = pointOf(mesh, index)
    return skin[Math.round(y) * widthPx + Math.round(x)]
  }
  const { leftEye, rightBrow, lips } = faceFeatures
  for (const index of [leftEye[4], rightBrow[2], lips[5]]) expect(at(index)).toBeLessThan(0.2)
  expect(at(50)).toBeGreaterThan(0.7)
})

test('the studio replaces what lies behind the person and keeps the person', { tags: ['SHELL-05'] }, () => {
  const { alpha } = portrait
  const mean = (bytes: Uint8Array, isKept: (share: number) => boolean) => {
    let sum = 0
    let count = 0
    for (let i = 0; i < alpha.length; i++) {
      if (!isKept(alpha[i])) continue
      sum += Math.abs(bytes[i * 3] - enhanced.natural[i * 3])
      count++
    }
    return sum / count
  }
  expect(mean(enhanced.studio, (share) => share < 0.01)).toBeGreaterThan(12)
  expect(mean(enhanced.studio, (share) => share > 0.99)).toBeLessThan(8)
})

test('the same seed gives the same bytes, another one another cloth', { tags: ['slow'] }, () => {
  const again = enhancePortrait(portrait, { seed: 3 })
  expect(Buffer.compare(again.natural, enhanced.natural)).toBe(0)
  expect(Buffer.compare(again.studio, enhanced.studio)).toBe(0)
  expect(Buffer.compare(enhancePortrait(portrait, { seed: 4 }).studio, enhanced.studio)).not.toBe(0)
})

/** The same face with darker skin: highlights of the photo and the face stay as bright as they are. */
function darken(read: ReadPortrait): ReadPortrait {
  const data = read.view.image.data.map((byte, j) =>
    skin[(j / 3) | 0] > 0.2 ? Math.round(byte * (1 - 0.55 * skin[(j / 3) | 0])) : byte,
  )
  return { ...read, view: { ...read.view, image: { ...read.view.image, data } } }
}

test('a second take is another pair: the room out of focus and another cloth, the skin as before', {
  tags: ['slow'],
}, () => {
  const second = enhancePortrait(portrait, { seed: 3, take: 1 })
  const { widthPx } = portrait.view
  const corner = (bytes: Uint8Array) => {
    const sums = [0, 0, 0]
    for (let y = 0; y < 60; y++)
      for (let x = 0; x < 60; x++)
        for (let c = 0; c < 3; c++) sums[c] += bytes[(y * widthPx + x) * 3 + c] / 3600
    return sums
  }
  expect(Buffer.compare(second.natural, enhanced.natural)).not.toBe(0)
  const [warm, slate] = [corner(enhanced.studio), corner(second.studio)]
  expect(slate[2] - slate[0]).toBeGreaterThan(warm[2] - warm[0] + 10)
  for (const variant of ['natural', 'studio'] as const) {
    const [first, later] = [meanSkinLab(enhanced[variant]), meanSkinLab(second[variant])]
    expect(Math.hypot(later[0] - first[0], later[1] - first[1], later[2] - first[2])).toBeLessThan(2)
  }
})

/** Somebody in grey before a white wall, whom good light leaves nothing to do for. */
const wellLit = () =>
  syntheticPortrait({ colours: { clothes: [128, 128, 128], background: [250, 250, 250] } })

test('a photo in good light is hardly changed, and a dark one of the same person is', {
  tags: ['slow'],
}, () => {
  const good = wellLit()
  expect(enhancePortrait(good, { seed: 3 }).isHardlyChanged).toBe(true)
  const data = good.view.image.data.map((byte) => byte / 2)
  const image = { ...good.view.image, data }
  const dark = { ...good, view: { ...good.view, image }, photoHighlight: 0.2, faceHighlight: 0.1 }
  expect(enhancePortrait(dark, { seed: 3 }).isHardlyChanged).toBe(false)
})

test('before a room out of focus no portrait is hardly changed', { tags: ['slow'] }, () => {
  expect(enhancePortrait(wellLit(), { seed: 3, take: 1 }).isHardlyChanged).toBe(false)
})
