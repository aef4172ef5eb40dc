import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { framePhoto } from '../../hair/frame-photo.ts'
import { drawReferences } from '../../references/draw-references.ts'
import { drawPencil, drawPoster } from '../../testing/draw-poster.ts'
import { sampleFace, sampleFaceNames } from '../../testing/sample-faces.ts'
import { coachPhoto } from '../coach/coach-photo.ts'
import { readPortrait } from '../read-portrait.ts'
import { understandPhoto } from '../understand-photo.ts'
import { quickFaces } from './quick-faces.ts'

let photo: Uint8Array
let poster: Uint8Array
beforeAll(async () => {
  photo = await sampleFace('redhead')
  poster = await drawPoster(photo)
})

const read = (image: Uint8Array) =>
  readPortrait({ photo: image, maxSidePx: 400, frame: framePhoto, isQuick: true, isConfirmedAdult: true })
const references = (image: Uint8Array) =>
  drawReferences({
    job: { kind: 'portrait', person: { photo: image, isConfirmedAdult: true } },
    garment: undefined,
  })

test('a drawn face is refused wherever a photo comes in, whatever was said', async () => {
  const ways = [
    () => quickFaces(poster, { adultsOnly: true }),
    () => coachPhoto({ photo: poster }),
    () => understandPhoto({ photo: poster }),
    () => read(poster),
  ]

  for (const way of ways) await expect(way()).rejects.toMatchObject({ code: 'not_a_person' })
})

test('a hosted model is shown no drawn face', async () => {
  await expect(references(poster)).rejects.toMatchObject({ code: 'not_a_person' })
  await expect(references(photo)).resolves.toHaveLength(1)
})

test('a pencil drawing is refused as well', async () => {
  await expect(quickFaces(await drawPencil(photo), { adultsOnly: true })).rejects.toMatchObject({
    code: 'not_a_person',
  })
})

test('faces of a picture that nobody is put into are found in drawings, too', async () => {
  expect(await quickFaces(poster)).toHaveLength(1)
})

test('nobody in the sample photos is taken for a picture', async () => {
  for (const name of sampleFaceNames) {
    const found = quickFaces(await sampleFace(name), { adultsOnly: true })

    await expect(found, name).resolves.toHaveLength(1)
  }
})

test('a grey, a tinted, a soft and a brightened photo still show a person', async () => {
  const changed = [
    sharp(photo).greyscale(),
    sharp(photo).tint('#a08050'),
    sharp(photo).blur(1.5),
    sharp(photo).modulate({ saturation: 1.6, brightness: 1.15 }),
  ]

  for (const way of changed) {
    const { hints } = await coachPhoto({ photo: await way.jpeg().toBuffer() })
    expect(hints.map(({ code }) => code)).not.toContain('photo_of_picture')
  }
})
