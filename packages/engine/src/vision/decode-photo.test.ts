import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePhoto } from './decode-photo.ts'

test('a photo is turned upright as its camera says', async () => {
  const leftHalfRed = await sharp({ create: { width: 160, height: 80, channels: 3, background: 'blue' } })
    .composite([
      { input: { create: { width: 80, height: 80, channels: 3, background: 'red' } }, left: 0, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  const image = await decodePhoto(leftHalfRed, 1000)

  expect([image.widthPx, image.heightPx]).toEqual([80, 160])
  expect(image.data[0]).toBeGreaterThan(200)
  expect(image.data.at(-1)).toBeGreaterThan(200)
})

test('a photo is shrunk to the longest side asked for and never enlarged', async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

  const shrunk = await decodePhoto(bytes, 150)
  const same = await decodePhoto(bytes, 3000)

  expect([shrunk.widthPx, shrunk.heightPx]).toEqual([150, 100])
  expect([same.widthPx, same.heightPx, same.data.length]).toEqual([300, 200, 180_000])
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s photo is read', async (format) => {
  const bytes = await sharp({ create: { width: 96, height: 72, channels: 3, background: '#c08040' } })
    .toFormat(format)
    .toBuffer()

  const { widthPx, heightPx, data } = await decodePhoto(bytes, 100)

  expect([widthPx, heightPx, data.length]).toEqual([96, 72, 96 * 72 * 3])
  expect(Math.abs(data[0] - 0xc0)).toBeLessThan(6)
})

test('a grey picture and one with transparency come out as three opaque channels', async () => {
  const grey = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
    .greyscale()
    .png()
    .toBuffer()
  const clear = await sharp({
    create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()

  expect((await decodePhoto(grey, 100)).data.length).toBe(64 * 64 * 3)
  expect([...(await decodePhoto(clear, 100)).data.subarray(0, 3)]).toEqual([255, 255, 255])
})

test('a picture of 16 bits a channel comes out in bytes', async () => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#4080c0' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()

  const { data } = await decodePhoto(bytes, 100)

  expect(data.length).toBe(64 * 64 * 3)
  expect([...data.subarray(0, 3)]).toEqual([0x40, 0x80, 0xc0])
})

test('a picture for print comes out in screen colours', async () => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#20c040' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()

  const { data } = await decodePhoto(bytes, 100)

  expect(data.length).toBe(64 * 64 * 3)
  expect(data[1]).toBeGreaterThan(data[0])
  expect(data[1]).toBeGreaterThan(data[2])
})

test.each([
  ['text', Buffer.from('this is not a picture at all, however long it may be')],
  ['an SVG drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['nothing', Buffer.alloc(0)],
  ['a JPEG cut short', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])('%s is refused as not an image', async (_, bytes) => {
  await expect(decodePhoto(bytes, 100)).rejects.toMatchObject({ name: 'EngineError', code: 'not_an_image' })
})

test('a GIF is refused although libvips could read it', async () => {
  const bytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

  await expect(decodePhoto(bytes, 100)).rejects.toMatchObject({ code: 'not_an_image' })
})

test('a picture of 16000 × 16000 px is refused by what its header says', async () => {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  bytes.writeUInt32BE(16_000, widthAt)
  bytes.writeUInt32BE(16_000, widthAt + 4)
  bytes.writeUInt32BE(crc32(bytes.subarray(headerAt, headerAt + headerBytes)), headerAt + headerBytes)

  await expect(decodePhoto(bytes, 100)).rejects.toMatchObject({ code: 'image_too_many_pixels' })
})

test.each([
  [1, 300],
  [300, 1],
  [1, 1],
  [63, 64],
  [64, 257],
  [2000, 499],
])('a picture of %i × %i px is refused as too narrow', async (width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

  await expect(decodePhoto(bytes, 100)).rejects.toMatchObject({ code: 'image_too_narrow' })
})

test.each([
  [64, 64],
  [64, 256],
  [2000, 500],
])('a picture of %i × %i px is just wide enough', async (width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

  const { widthPx, heightPx } = await decodePhoto(bytes, 3000)

  expect([widthPx, heightPx]).toEqual([width, height])
})

test('a narrow picture is refused by what its header says, before its pixels are found to be cut off', async () => {
  const bytes = await sharp({ create: { width: 40, height: 900, channels: 3, background: 'white' } })
    .png({ compressionLevel: 0 })
    .toBuffer()

  const cut = decodePhoto(bytes.subarray(0, bytes.length / 2), 100)

  await expect(cut).rejects.toMatchObject({ code: 'image_too_narrow' })
})

/** A PNG begins with 8 bytes of signature, 4 of length, then the header chunk: type, width, height and 5 more. */
const headerAt = 12
const widthAt = 16
const headerBytes = 17
