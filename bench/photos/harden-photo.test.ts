import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Hardship, hardenPhoto, hardshipNames } from './harden-photo.ts'

const face = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#c09078' } })
  .jpeg()
  .toBuffer()
const hard = (hardship: Hardship) => hardenPhoto(photo, face, hardship)
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}
const lightAt = async (bytes: Uint8Array, left: number, top: number) =>
  (await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0]

test.each([
  ['dark', [300, 400]],
  ['turned-90', [400, 300]],
  ['tilted-20', [300, 400]],
  ['forehead-cut', [300, 276]],
  ['hair-cut', [300, 350]],
  ['low-resolution', [135, 180]],
] as const)('a %s photo has the size %s', async (hardship, size) => {
  expect(await sizeOf(await hard(hardship))).toEqual(size)
})

test('a dark photo has half of the light, a very dark one less', async () => {
  const [dark, veryDark] = [await hard('dark'), await hard('very-dark')]
  expect(Math.abs((await lightAt(dark, 150, 200)) - 192 / 2)).toBeLessThan(4)
  expect(await lightAt(veryDark, 150, 200)).toBeLessThan(192 / 3)
})

test('side light leaves one half of the face alone', async () => {
  const bytes = await hard('side-light')
  expect(await lightAt(bytes, 90, 200)).toBeGreaterThan(185)
  expect(await lightAt(bytes, 215, 200)).toBeLessThan(90)
})

test('glasses have rims on both eyes and clear glass', async () => {
  const bytes = await hard('glasses')
  const rimX = [0.28, 0.72].map((centre) => Math.round(75 + 150 * (centre - 0.18)))
  for (const x of rimX) expect(await lightAt(bytes, x, 172)).toBeLessThan(90)
  expect(await lightAt(bytes, 75 + 42, 172)).toBeGreaterThan(170)
})

test('a strong JPEG is smaller than the photo', async () => {
  const noise = await sharp({
    create: {
      width: 300,
      height: 400,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  const bytes = await hardenPhoto(noise, face, 'strong-jpeg')
  expect(bytes.length).toBeLessThan(noise.length / 3)
})

test('every hardship is listed', async () => {
  for (const name of hardshipNames) expect((await hard(name)).length).toBeGreaterThan(0)
})
