import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { compositeSynthetic, digitalSourceXmp } from './digital-source-type.ts'
import { encodeIcon, encodePicture, type RawPicture } from './encode-picture.ts'

/** A gradient with a square, so that a stretched or shifted copy is told. */
function drawn(widthPx: number, heightPx: number): RawPicture {
  const data = new Uint8Array(widthPx * heightPx * 3).map((_, i) => {
    const x = Math.floor(i / 3) % widthPx
    const y = Math.floor(i / 3 / widthPx)
    const isSquare = Math.abs(x - widthPx / 2) < widthPx / 8 && Math.abs(y - heightPx / 2) < widthPx / 8
    return isSquare ? [200, 40, 40][i % 3] : (x / widthPx) * 180
  })
  return { widthPx, heightPx, data }
}
type Images = Awaited<ReturnType<typeof encodePicture>>
const picture = drawn(300, 400)
let images: Images
beforeAll(async () => {
  images = await encodePicture(picture, [])
})
const pixelsOf = async (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()

test.each([
  ['JPEG', 0],
  ['JPEG', 1],
  ['WebP', 2],
])('the bytes of every %s say in plain text that the picture is a synthetic composite (%i)', (_, index) => {
  const text = Buffer.from(images[index].bytes).toString('latin1')
  expect(text).toContain(compositeSynthetic)
  expect(text.split('DigitalSourceType="').length).toBe(2)
})

test('what is said about the source is well-formed and names the type once', () => {
  const xmp = digitalSourceXmp(compositeSynthetic)
  expect(xmp.startsWith('<?xpacket begin="\uFEFF"')).toBe(true)
  expect(xmp.endsWith('<?xpacket end="w"?>')).toBe(true)
  const opened = [...xmp.matchAll(/<([a-z]+:[A-Za-z]+)[ >]/g)].map(([, tag]) => tag)
  const closed = [...xmp.matchAll(/<\/([a-z]+:[A-Za-z]+)>/g)].map(([, tag]) => tag)
  expect(opened.filter((tag) => tag !== 'rdf:Description').toSorted()).toEqual(closed.toSorted())
  expect(xmp).toContain('<rdf:Description rdf:about=""')
})

test('the kind of each file is the one that its bytes begin with', () => {
  for (const { bytes, mime } of images) {
    const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
    if (mime === 'image/jpeg') expect(start.startsWith('\xff\xd8\xff')).toBe(true)
    else expect(start).toMatch(/^RIFF[\s\S]{4}WEBP$/)
  }
})

test('the same picture gives the same bytes', async () => {
  const again = await encodePicture(picture, [])
  for (const [i, { bytes }] of again.entries()) expect(Buffer.compare(bytes, images[i].bytes)).toBe(0)
})

test('encoding leaves the picture itself without a mark', async () => {
  const own = drawn(300, 400)
  const before = own.data.slice()
  await encodePicture(own, [])
  expect(Buffer.compare(own.data, before)).toBe(0)
})

test('the master is the picture, pixel for pixel but for the JPEG', async () => {
  const data = await pixelsOf(images[0].bytes)
  let sum = 0
  for (let i = 0; i < data.length; i++) sum += Math.abs(data[i] - picture.data[i])
  expect(data.length).toBe(picture.data.length)
  expect(sum / data.length).toBeLessThan(1)
})

test('the watermark is in the preview and in nothing else', async () => {
  const flat = { widthPx: 300, heightPx: 400, data: new Uint8Array(300 * 400 * 3).fill(128) }
  const spread = async (bytes: Uint8Array) => {
    const data = await pixelsOf(bytes)
    return Math.max(...data.subarray(0, 60_000)) - Math.min(...data.subarray(0, 60_000))
  }
  const [master, preview, thumb] = await encodePicture(flat, [])
  expect(await spread(preview.bytes)).toBeGreaterThan(40)
  expect(await spread(master.bytes)).toBeLessThan(4)
  expect(await spread(thumb.bytes)).toBeLessThan(4)
})

test.each([
  [300, 400, 1440, 640],
  [400, 400, 1080, 480],
  [300, 533, 1919, 853],
])(
  'a picture of %i × %i keeps its proportions in preview and thumbnail',
  async (width, height, preview, thumb) => {
    const made = await encodePicture(
      { widthPx: width, heightPx: height, data: new Uint8Array(width * height * 3) },
      [],
    )
    expect(made.map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual([
      [width, height],
      [1080, preview],
      [480, thumb],
    ])
  },
)

test('an icon shows the middle of its picture, not a squeezed one', async () => {
  const [, icon] = await encodeIcon(picture)
  const data = await pixelsOf(icon.bytes)
  const isRed = (x: number, y: number) => data[(y * 240 + x) * 3] > data[(y * 240 + x) * 3 + 1] + 60
  const row = Array.from({ length: 240 }, (_, x) => isRed(x, 120)).filter(Boolean).length
  const column = Array.from({ length: 240 }, (_, y) => isRed(120, y)).filter(Boolean).length
  expect(Math.abs(row - 60)).toBeLessThan(4)
  expect(Math.abs(column - row)).toBeLessThan(4)
})

test('an icon says where it comes from, too', async () => {
  for (const { bytes } of await encodeIcon(picture))
    expect((await sharp(bytes).metadata()).xmpAsString).toContain(compositeSynthetic)
})
