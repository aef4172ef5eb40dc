import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { framePhoto } from '../../hair/frame-photo.ts'
import { drawReferences } from '../../references/draw-references.ts'
import { EngineError } from '../../spec/errors.ts'
import { type SampleFaceName, sampleFace } from '../../testing/sample-faces.ts'
import { coachPhoto } from '../coach/coach-photo.ts'
import { readPortrait } from '../read-portrait.ts'
import { understandPhoto } from '../understand-photo.ts'
import { quickFaces } from './quick-faces.ts'

let child: Uint8Array
let young: Uint8Array
let grown: Uint8Array
beforeAll(async () => {
  child = await childlike('updo')
  young = await sampleFace('layers')
  grown = await sampleFace('earrings')
})

const read = (photo: Uint8Array, isConfirmedAdult?: boolean) =>
  readPortrait({ photo, maxSidePx: 400, frame: framePhoto, isQuick: true, isConfirmedAdult })
const references = (photo: Uint8Array, isConfirmedAdult?: boolean) =>
  drawReferences({ job: { kind: 'portrait', person: { photo, isConfirmedAdult } }, garment: undefined })

test('a child is refused wherever a photo comes in, whatever was said', async () => {
  const ways = [
    () => quickFaces(child, { adultsOnly: true }),
    () => coachPhoto({ photo: child }),
    () => understandPhoto({ photo: child }),
    () => read(child, true),
    () => references(child, true),
  ]

  for (const way of ways) await expect(way()).rejects.toMatchObject({ code: 'under_age' })
})

test.each<[SampleFaceName, number]>([
  ['shade', 0.06],
  ['layers', 0.05],
])(
  'a photo of an adult, %s, that is too dark to tell the age is too dark and not of a child',
  async (name, light) => {
    const dark = await dimmed(await sampleFace(name), light)

    await expect(quickFaces(dark, { adultsOnly: true })).rejects.toMatchObject({ code: 'too_dark' })
    await expect(coachPhoto({ photo: dark })).rejects.toMatchObject({ code: 'too_dark' })
  },
)

test('a photo of a child does not get in by being dark', async () => {
  for (const light of [0.5, 0.25, 0.12])
    await expect(quickFaces(await dimmed(child, light), { adultsOnly: true })).rejects.toBeInstanceOf(
      EngineError,
    )
})

const dimmed = (photo: Uint8Array, light: number) => sharp(photo).linear(light, 0).jpeg().toBuffer()

test('faces of a picture that nobody is put into are found at any age', async () => {
  expect(await quickFaces(child)).toHaveLength(1)
})

test('of somebody young the coach asks, and gives no number', async () => {
  const { hints } = await coachPhoto({ photo: young })

  expect(hints.find(({ code }) => code === 'age_unsure')).toEqual({
    code: 'age_unsure',
    severity: 'ask',
    value: 0,
  })
  expect((await understandPhoto({ photo: young })).hints).toContainEqual({
    code: 'age_unsure',
    severity: 'ask',
    value: 0,
  })
})

test('nothing is made of somebody young before anybody says that they are an adult', async () => {
  await expect(read(young)).rejects.toMatchObject({ code: 'age_unconfirmed' })
  await expect(references(young)).rejects.toMatchObject({ code: 'age_unconfirmed' })

  await expect(read(young, true)).resolves.toBeDefined()
  await expect(references(young, true)).resolves.toHaveLength(1)
})

test('nobody asks about somebody who is plainly grown up', async () => {
  expect((await coachPhoto({ photo: grown })).hints.map(({ code }) => code)).not.toContain('age_unsure')
  await expect(read(grown)).resolves.toBeDefined()
})

/** A wide, pale face of few px, which reads as a child's; no photo of a child is needed. */
async function childlike(name: SampleFaceName): Promise<Uint8Array> {
  const face = await sampleFace(name)
  const { width, height } = await sharp(face).metadata()
  const flatter = 0.7
  const small = await sharp(face)
    .resize(90, Math.round((90 * height * flatter) / width), { fit: 'fill' })
    .toBuffer()
  return sharp(small)
    .resize(width, Math.round(height * flatter), { fit: 'fill' })
    .linear(0.75, 60)
    .jpeg()
    .toBuffer()
}
