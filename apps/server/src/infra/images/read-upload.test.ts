import { readFile } from 'node:fs/promises'
import { digitalSourceXmp } from '@ever-after/engine'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readUpload, type UploadProblemError } from './read-upload.ts'

const limits = { maxPixels: 50_000_000, minSidePx: 64, maxRatio: 4, maxSidePx: 2048 }
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b04040' } })

async function problemOf(bytes: Uint8Array): Promise<string> {
  return readUpload(bytes, limits).then(
    () => 'none',
    (error: UploadProblemError) => error.problem,
  )
}

test('where a photo was taken and with what does not survive, and its orientation is applied', {
  tags: ['A55'],
}, async () => {
  const photo = await red(160, 80)
    .withExif({
      IFD0: { Make: 'A camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' },
    })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('A camera')
  const clean = await readUpload(photo, limits)
  const metadata = await sharp(clean.bytes).metadata()
  expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
    Array(5).fill(undefined),
  )
  expect([clean.widthPx, clean.heightPx]).toEqual([80, 160])
})

test('a picture that says it was made with AI says so still, and what else its packet said is gone', {
  tags: ['A55'],
}, async () => {
  const madeWithAi = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
  const packet = digitalSourceXmp(madeWithAi).replace('rdf:about=""', 'rdf:about="" xml:lang="dear aunt"')
  const { bytes } = await readUpload(await red(160, 80).png().withXmp(packet).toBuffer(), limits)
  const { xmpAsString } = await sharp(bytes).metadata()
  expect(xmpAsString).toContain(`DigitalSourceType="${madeWithAi}"`)
  expect(xmpAsString).not.toContain('aunt')
})

test('a large photo is kept at 2048 px on its longest side and a small one at its own size', async () => {
  const large = await readUpload(await red(3000, 4000).jpeg().toBuffer(), limits)
  const small = await readUpload(await red(90, 120).png().toBuffer(), limits)
  expect([large.widthPx, large.heightPx]).toEqual([1536, 2048])
  expect([small.widthPx, small.heightPx]).toEqual([90, 120])
})

test('transparent parts become white', async () => {
  const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const { channels } = await sharp((await readUpload(clear, limits)).bytes).stats()
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
})

test('a phone’s HEIC photo becomes a JPEG of the same colours', async () => {
  const heic = await readFile(new URL('../../testing/fixtures/red.heic', import.meta.url))
  const clean = await readUpload(heic, limits)
  const { channels } = await sharp(clean.bytes).stats()
  const [red, green, blue] = channels.map(({ mean }) => mean)
  expect([clean.widthPx, clean.heightPx]).toEqual([300, 400])
  expect(Math.abs(red - 0xb0)).toBeLessThan(8)
  expect(Math.abs(green - 0x40)).toBeLessThan(8)
  expect(Math.abs(blue - 0x40)).toBeLessThan(8)
})

test('a HEIC photo is held to the limits of size too, and a damaged one is called damaged', {
  tags: ['A55'],
}, async () => {
  const heic = await readFile(new URL('../../testing/fixtures/red.heic', import.meta.url))
  const rejected = (change: object) => expect(readUpload(heic, { ...limits, ...change })).rejects
  await rejected({ maxPixels: 1000 }).toThrow('image_too_many_pixels')
  await rejected({ minSidePx: 301 }).toThrow('image_too_narrow')
  await rejected({ maxRatio: 1.3 }).toThrow('image_too_narrow')
  expect(await problemOf(heic.subarray(0, 200))).toBe('image_broken')
})

test('a small file with a vast number of pixels is refused before it is unpacked', {
  tags: ['slow'],
}, async () => {
  const bomb = await red(8000, 8000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.byteLength).toBeLessThan(1_500_000)
  expect(await problemOf(bomb)).toBe('image_too_many_pixels')
})

test('a picture under 64 px or over four times as long as wide is refused before it is unpacked', async () => {
  const problem = async (width: number, height: number) =>
    problemOf(await red(width, height).png().toBuffer())
  for (const [width, height] of [
    [1, 300],
    [300, 1],
    [63, 64],
    [64, 257],
    [2000, 499],
  ])
    expect(await problem(width, height)).toBe('image_too_narrow')
  for (const [width, height] of [
    [64, 64],
    [64, 256],
    [2000, 500],
  ])
    expect(await problem(width, height)).toBe('none')
  const cut = await red(40, 900).png({ compressionLevel: 0 }).toBuffer()
  expect(await problemOf(cut.subarray(0, cut.length / 2))).toBe('image_too_narrow')
})

test('what is no picture, of another kind or damaged is refused as that', async () => {
  const jpeg = await red(200, 200).jpeg().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect(await problemOf(Buffer.from('dear aunt'))).toBe('not_an_image')
  expect(await problemOf(svg)).toBe('unsupported_image')
  expect(await problemOf(jpeg.subarray(0, jpeg.length / 2))).toBe('image_broken')
  expect(await problemOf(Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(500)]))).toBe('image_broken')
})

test('a page hidden behind a picture does not survive', async () => {
  const polyglot = Buffer.concat([
    await red(64, 64).jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ])
  const clean = await readUpload(polyglot, limits)
  expect(clean.bytes.includes('script')).toBe(false)
})
