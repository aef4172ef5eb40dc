import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compositeWithTrainedAlgorithmicMedia, trainedAlgorithmicMedia } from './digital-source-type.ts'
import { encodeIcon, encodePicture, type RawPicture } from './encode-picture.ts'

const widthPx = 1200
const heightPx = 1600
const oval = Array.from({ length: 24 }, (_, i) => {
  const angle = (i / 12) * Math.PI
  return [600 + 150 * Math.cos(angle), 500 + 200 * Math.sin(angle)] as const
})

function plain(tone: number): RawPicture {
  return { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx * 3).fill(tone) }
}

/** An even picture without people in all its sizes, made once. */
let evenSizes: ReturnType<typeof encodePicture> | undefined

function encodedPlain(): ReturnType<typeof encodePicture> {
  evenSizes ??= encodePicture(plain(120), [])
  return evenSizes
}

/** Mean difference to an even tone inside a box of the preview, 0..255. */
async function ink(bytes: Uint8Array, tone: number, box: [number, number, number, number]): Promise<number> {
  const [left, top, width, height] = box
  const data = await sharp(bytes).extract({ left, top, width, height }).greyscale().raw().toBuffer()
  return data.reduce((sum, value) => sum + Math.abs(value - tone), 0) / data.length
}

test('a picture becomes a clean master, a watermarked preview and a thumbnail', {
  tags: ['MEMB-06'],
}, async () => {
  const images = await encodePicture(plain(120), [oval])
  expect(images.map(({ role, mime, widthPx: w, heightPx: h }) => [role, mime, w, h])).toEqual([
    ['master', 'image/jpeg', 1200, 1600],
    ['preview', 'image/jpeg', 1080, 1440],
    ['thumb', 'image/webp', 480, 640],
  ])
  for (const { bytes, widthPx: w, heightPx: h } of images)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: w, height: h })
})

test('every image says that it is a synthetic composite, and carries nothing else', async () => {
  for (const { bytes } of await encodedPlain()) {
    const metadata = await sharp(bytes).metadata()
    expect(metadata.xmpAsString).toContain(
      'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic"',
    )
    expect(metadata.exif).toBeUndefined()
    expect(metadata.icc).toBeUndefined()
    expect(metadata.iptc).toBeUndefined()
  }
})

test.each([compositeWithTrainedAlgorithmicMedia, trainedAlgorithmicMedia])(
  'a picture that a generative model drew says so in every size (%s)',
  async (sourceType) => {
    const images = [
      ...(await encodePicture(plain(120), [], sourceType)),
      ...(await encodeIcon(plain(120), sourceType)),
    ]
    for (const { bytes } of images) {
      const { xmpAsString = '' } = await sharp(bytes).metadata()
      expect(xmpAsString).toContain(`DigitalSourceType="${sourceType}"`)
      expect(xmpAsString).not.toContain('compositeSynthetic')
    }
  },
)

test('the master keeps full colour resolution', async () => {
  const [master] = await encodedPlain()
  expect((await sharp(master.bytes).metadata()).chromaSubsampling).toBe('4:4:4')
})

test('no crop of a quarter of the preview escapes the watermark, on white, grey or black', {
  tags: ['A08', 'slow'],
}, async () => {
  for (const tone of [255, 120, 8]) {
    const [, preview] = await (tone === 120 ? encodedPlain() : encodePicture(plain(tone), []))
    for (let left = 0; left <= 540; left += 180)
      for (let top = 0; top <= 720; top += 180)
        expect(await ink(preview.bytes, tone, [left, top, 540, 720])).toBeGreaterThan(0.6)
  }
})

test('master and thumbnail carry no watermark', { tags: ['MEMB-06', 'A08'] }, async () => {
  const [master, , thumb] = await encodedPlain()
  expect(await ink(master.bytes, 120, [0, 0, 1200, 1600])).toBeLessThan(1)
  expect(await ink(thumb.bytes, 120, [0, 0, 480, 640])).toBeLessThan(1)
})

test('faces stay as they are: the watermark keeps away from them', async () => {
  const box: [number, number, number, number] = [440, 320, 200, 260]
  const [, open] = await encodedPlain()
  const [, spared] = await encodePicture(plain(120), [oval])
  expect(await ink(open.bytes, 120, box)).toBeGreaterThan(0.5)
  expect(await ink(spared.bytes, 120, box)).toBeLessThan(0.1)
})

test('a picture without people has no watermark, and its thumbnail is a square icon', async () => {
  const images = await encodeIcon(plain(120))
  expect(images.map(({ role, widthPx: w, heightPx: h }) => [role, w, h])).toEqual([
    ['master', 1200, 1600],
    ['thumb', 240, 240],
  ])
  expect(await ink(images[0].bytes, 120, [0, 0, 1200, 1600])).toBeLessThan(1)
})
