// @module-tag slow
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { sampleFace, sampleGroup } from '../../testing/sample-faces.ts'
import { coachPhoto } from './coach-photo.ts'

let photo: Uint8Array
let plain: Awaited<ReturnType<typeof coachPhoto>>

beforeAll(async () => {
  photo = await sampleFace('parting')
  plain = await coachPhoto({ photo })
}, 60_000)

const codesOf = async (bytes: Uint8Array) =>
  (await coachPhoto({ photo: bytes })).hints.map(({ code }) => code)

test('the coach accepts a good portrait and says where its face is', () => {
  const { faces, hints } = plain
  expect(faces.length).toBe(1)
  expect(hints.filter(({ severity }) => severity === 'block')).toEqual([])
})

test('the frame of a portrait goes with it into a wider photo', async () => {
  const { width, height } = await sharp(photo).metadata()
  const room = { left: width, top: height >> 1, right: width >> 1, bottom: height }
  const wider = await sharp(photo)
    .extend({ ...room, extendWith: 'copy' })
    .jpeg()
    .toBuffer()
  const { faces, frame } = await coachPhoto({ photo: wider })
  const [face] = faces
  if (!frame) throw new Error('no frame')
  const shape = (frame.width * 2.5 * width) / (frame.height * 2.5 * height)
  expect(shape).toBeCloseTo(3 / 4, 2)
  expect(frame.x).toBeLessThan(face.x)
  expect(frame.y).toBeLessThan(face.y)
  expect(frame.x + frame.width).toBeGreaterThan(face.x + face.width)
  expect(frame.y + frame.height).toBeGreaterThan(face.y + face.height)
  expect(frame.width).toBeLessThan(0.6)
})

test('the coach notices a dark photo', async () => {
  const dark = await sharp(photo).linear(0.25, 0).jpeg().toBuffer()
  expect(await codesOf(dark)).toContain('too_dark')
}, 30_000)

test('the coach notices a blurred photo', async () => {
  const blurred = await sharp(photo).blur(5).jpeg().toBuffer()
  expect(await codesOf(blurred)).toContain('blurred')
}, 30_000)

const turned = (degrees: number) => sharp(photo).rotate(degrees, { background: '#888' }).jpeg().toBuffer()

test.each(process.env.FULL ? [90, 270] : [90])(
  'the coach notices a photo that lies on its side by %f°',
  async (degrees) => {
    const { faces, hints } = await coachPhoto({ photo: await turned(degrees) })
    expect(faces.length).toBe(1)
    expect(hints.map(({ code, severity }) => `${severity} ${code}`)).toContain('warn sideways')
  },
)

test('the coach notices a forehead that is cut off', async () => {
  const { width, height } = await sharp(photo).metadata()
  const top = Math.round(height * 0.28)
  const cut = await sharp(photo)
    .extract({ left: 0, top, width, height: height - top })
    .jpeg()
    .toBuffer()
  expect(await codesOf(cut)).toContain('head_cut_off')
}, 30_000)

test('the coach notices a face that is far away', async () => {
  const small = await sharp(photo).resize(150).jpeg().toBuffer()
  expect((await codesOf(small)).some((code) => code.startsWith('face_'))).toBe(true)
}, 30_000)

test('the coach notices a photo without colour, and one in a single tint', async () => {
  const grey = sharp(photo).grayscale()
  expect(await codesOf(await grey.clone().jpeg().toBuffer())).toContain('black_and_white')
  expect(await codesOf(await grey.clone().tint('#b08a60').jpeg().toBuffer())).toContain('black_and_white')
  expect(plain.hints.map(({ code }) => code)).not.toContain('black_and_white')
}, 30_000)

test('the coach notices eyes that look down', async () => {
  expect(await codesOf(await sampleFace('choker'))).toContain('eyes_shut')
}, 30_000)

test('the coach notices a face that is burnt out', async () => {
  const burnt = await sharp(photo).linear(2.2, 40).jpeg().toBuffer()
  expect(await codesOf(burnt)).toContain('overexposed')
}, 30_000)

test('the same photo draws the same hints, whatever its size', { tags: ['slow'] }, async () => {
  const larger = await sharp(photo).resize(1400).jpeg().toBuffer()
  expect(await codesOf(larger)).toEqual(plain.hints.map(({ code }) => code))
  if (process.env.FULL) expect(await coachPhoto({ photo })).toEqual(plain)
})

test('a picture of nobody is refused by its code', async () => {
  const wall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#c8c0b0' } })
    .jpeg()
    .toBuffer()
  await expect(coachPhoto({ photo: wall })).rejects.toMatchObject({ code: 'no_face' })
}, 30_000)

test('the coach notices a head that leans', async () => {
  const leaning = await sharp(photo).rotate(32, { background: '#888' }).jpeg().toBuffer()
  expect(await codesOf(leaning)).toContain('head_tilted')
}, 30_000)

test('a photo of several people is refused by its code', async () => {
  await expect(coachPhoto({ photo: await sampleGroup(6) })).rejects.toMatchObject({ code: 'too_many_faces' })
}, 30_000)
