import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPlane } from '../testing/planes.ts'
import { sampleFace } from '../testing/sample-faces.ts'
import { decodePhoto } from './decode-photo.ts'

/** Red at the top left, green at the top right, blue at the bottom left, white at the bottom right. */
const corners = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
]
const upright = sharp(quadrants(96, 64), { raw: { width: 96, height: 64, channels: 3 } })

/** How a camera that writes each orientation stored the upright picture. */
const stored = {
  1: () => upright.clone(),
  2: () => upright.clone().flop(),
  3: () => upright.clone().rotate(180),
  4: () => upright.clone().flip(),
  5: async () => sharp(await upright.clone().rotate(90).png().toBuffer()).flop(),
  6: () => upright.clone().rotate(270),
  7: async () => sharp(await upright.clone().rotate(270).png().toBuffer()).flop(),
  8: () => upright.clone().rotate(90),
} as const

test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
  'a photo of camera orientation %i comes out upright',
  async (orientation) => {
    const bytes = await (await stored[orientation]()).withMetadata({ orientation }).png().toBuffer()

    const { widthPx, heightPx, data } = await decodePhoto(bytes, 1000)

    expect([widthPx, heightPx]).toEqual([96, 64])
    expect([...data]).toEqual([...quadrants(96, 64)])
  },
)

test.each(['jpeg', 'png', 'webp'] as const)('a %s photo cut off half way is refused', async (format) => {
  const photo = await sharp(await sampleFace('parting'))
    .resize(200)
    .toFormat(format)
    .toBuffer()

  await expect(decodePhoto(photo.subarray(0, photo.length >> 1), 500)).rejects.toMatchObject({
    code: 'not_an_image',
  })
})

test.each(['tiff', 'gif'] as const)('a %s picture is refused, although it is a whole one', async (format) => {
  // The decoder closes these formats for the whole process, so the picture is written, not read back.
  const bytes = await upright.clone().toFormat(format).toBuffer()

  await expect(decodePhoto(bytes, 100)).rejects.toMatchObject({ code: 'not_an_image' })
})

test('a PDF, a web page and this very file are refused', async () => {
  const files = [
    Buffer.from('%PDF-1.7\n1 0 obj'),
    Buffer.from('<!doctype html>'),
    readFileSync(import.meta.filename),
  ]

  for (const bytes of files)
    await expect(decodePhoto(bytes, 100)).rejects.toMatchObject({ code: 'not_an_image' })
})

test('a picture half clear is mixed half and half with white', async () => {
  const half = { r: 0, g: 100, b: 200, alpha: 0.5 }
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 4, background: half } })
    .png()
    .toBuffer()

  const { data } = await decodePhoto(bytes, 100)

  for (const [c, expected] of [127, 177, 227].entries()) expect(Math.abs(data[c] - expected)).toBeLessThan(3)
})

test('a grey picture has three equal channels, at 8 bits and at 16', async () => {
  const grey = Buffer.from(drawPlane(128, 64, (x) => x * 2).map(Math.round))
  const picture = sharp(new Uint8Array(grey), { raw: { width: 128, height: 64, channels: 1 } })

  for (const space of ['b-w', 'grey16'] as const) {
    const { data } = await decodePhoto(await picture.clone().toColourspace(space).png().toBuffer(), 200)
    for (let x = 0; x < 128; x++)
      for (let c = 0; c < 3; c++) expect(Math.abs(data[x * 3 + c] - x * 2)).toBeLessThan(3)
  }
})

test('a photo in a wider colour space comes out in sRGB', async () => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c86450' } })
    .withIccProfile('p3')
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()

  const { data } = await decodePhoto(bytes, 100)

  for (const [c, expected] of [0xc8, 0x64, 0x50].entries())
    expect(Math.abs(data[c] - expected)).toBeLessThan(5)
})

test('shrinking keeps the mean of a fine pattern', async () => {
  const checks = Uint8Array.from({ length: 256 * 256 * 3 }, (_, i) => {
    const px = Math.floor(i / 3)
    return (px + Math.floor(px / 256)) % 2 ? 220 : 60
  })
  const bytes = await sharp(checks, { raw: { width: 256, height: 256, channels: 3 } })
    .png()
    .toBuffer()

  const { data } = await decodePhoto(bytes, 32)

  for (const byte of data) expect(Math.abs(byte - 140)).toBeLessThan(4)
})

test('the picture owns its bytes', async () => {
  const { data } = await decodePhoto(await even(64, 64), 100)

  expect(data.byteOffset).toBe(0)
  expect(data.buffer.byteLength).toBe(64 * 64 * 3)
})

function quadrants(width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const corner = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)
      data.set(corners[corner], (y * width + x) * 3)
    }
  return data
}

function even(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#456' } })
    .png()
    .toBuffer()
}
