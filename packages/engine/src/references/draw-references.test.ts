import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { HostedJob } from '../spec/hosted.ts'
import type { FaceAt } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { sampleFace, sampleGroup } from '../testing/sample-faces.ts'
import { decodePhoto, findFaces } from '../vision/index.ts'
import { drawReferences } from './draw-references.ts'

const couple = (first: Uint8Array, second: Uint8Array, faceAt?: FaceAt): HostedJob => ({
  kind: 'couple',
  partners: [
    { photo: first, attire: 'dress', isConfirmedAdult: true },
    { photo: second, attire: 'suit', faceAt, isConfirmedAdult: true },
  ],
  recipe: exampleRecipe(),
  widthPx: 1200,
})

test('both people are shown, each in their own JPEG without metadata', { tags: ['slow'] }, async () => {
  const marked = await sharp(await sampleFace('parting'))
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer()
  const references = await drawReferences({
    job: couple(marked, await sampleFace('smile')),
    garment: undefined,
  })
  expect(references.map(({ role }) => role)).toEqual(['partner1', 'partner2'])
  for (const { bytes } of references) {
    const { format, exif, xmp, icc, iptc } = await sharp(bytes).metadata()
    expect([format, exif, xmp, icc, iptc]).toEqual(['jpeg', undefined, undefined, undefined, undefined])
  }
})

test('of a group the chosen person is shown, and nobody else whole', { tags: ['slow'] }, async () => {
  const group = await sampleGroup(3)
  const [, { bytes }] = await drawReferences({
    job: couple(await sampleFace('smile'), group, 1),
    garment: undefined,
  })
  expect((await findFaces(await decodePhoto(bytes, 2000))).length).toBe(1)
})

test('a large photo is made smaller, a small one is not blown up', async () => {
  const small = await sampleFace('blonde')
  const large = await sharp(small).resize({ height: 2400 }).jpeg().toBuffer()
  const [first, second] = await drawReferences({ job: couple(large, small), garment: undefined })
  expect((await sharp(first.bytes).metadata()).height).toBe(1536)
  expect((await sharp(second.bytes).metadata()).height).toBe(666)
})

test('a photo without a face is named before anything is spent', async () => {
  const nobody = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#7a8' } })
    .jpeg()
    .toBuffer()
  await expect(
    drawReferences({ job: couple(await sampleFace('smile'), nobody), garment: undefined }),
  ).rejects.toMatchObject({ code: 'no_face', partner: 1 })
})

test('a try-on shows the person, then the dress: from its photo, or drawn of the catalogue', async () => {
  const photo = await sampleFace('parting')
  const garment = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const person = { photo, isConfirmedAdult: true }
  for (const [dress, drawn] of [
    [{ photo: garment }, undefined],
    [{ recipe: { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: false } }, garment],
  ] as const) {
    const job = { kind: 'dress', person, dress, widthPx: 1200 } as const
    const references = await drawReferences({ job, garment: drawn })
    expect(references.map(({ role }) => role)).toEqual(['person', 'garment'])
    expect(await sharp(references[1].bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300 })
  }
})

test('a preview shows nobody', async () => {
  const job = { kind: 'preview', attires: ['dress', 'suit'], recipe: exampleRecipe(), widthPx: 1200 } as const
  expect(await drawReferences({ job, garment: undefined })).toEqual([])
})
