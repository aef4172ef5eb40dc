import { dressColours } from '@ever-after/art'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { composeDress } from '../../compose/compose-dress.ts'
import { PlateStore } from '../../compose/plates/plate-store.ts'
import { drawWornDress, wornDress } from '../../garment/testing/worn-dress.ts'
import type { DressJob } from '../../spec/job.ts'
import { understoodSample } from '../../testing/understood-sample.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { decodePhoto, describeFace, findFaces, likenessDistance } from '../../vision/index.ts'
import { composeJob, createStudioProvider } from './index.ts'

let photo: UnderstoodPhoto
beforeAll(async () => {
  photo = await understoodSample('earrings')
})

const recipe = { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: true }

function draw(dress: DressJob['dress']) {
  const job: DressJob = { kind: 'dress', person: { photo: new Uint8Array() }, dress, widthPx: 1200 }
  return composeJob({ job, understood: [photo], context: { seed: 1 } })
}

test('one person wears a dress of the catalogue and stays themselves', {
  tags: ['slow', 'SHELL-04'],
}, async () => {
  const { images, report } = await drawWornDress()
  const master = images.find(({ role }) => role === 'master')
  expect(master).toMatchObject({ widthPx: 1200, heightPx: 1600 })
  const image = await decodePhoto(master?.bytes ?? new Uint8Array(), 2000)
  const faces = await findFaces(image)
  expect(faces).toHaveLength(1)
  const { descriptor } = await understoodSample('updo')
  expect(likenessDistance(await describeFace(image, faces[0].mesh), descriptor)).toBeLessThan(0.52)
  expect(report.likeness).toHaveLength(1)
  expect(report.skinDeltaE[0]).toBeLessThan(12)
  const bodice = { left: 560, top: 850, width: 60, height: 60 }
  const lace = await sharp(master?.bytes).extract(bodice).resize(1, 1).raw().toBuffer()
  expect(Math.min(...lace)).toBeGreaterThan(150)
})

test('a dress from a photo is worn by somebody else, who stays themselves', {
  tags: ['slow'],
}, async () => {
  const { images, report } = await draw({ photo: await wornDress() })
  const image = await decodePhoto(images[0].bytes, 2000)
  const faces = await findFaces(image)
  expect(faces).toHaveLength(1)
  expect(report.likeness[0]).toBeLessThan(0.52)
  expect(report.stagesMs.garment).toBeGreaterThan(0)
})

test('every colour of the list changes the cloth, and no other one exists', async () => {
  const plates = new PlateStore()
  const plate = await plates.attire('gown-satin')
  const bust = async (colour: string) => {
    const person = { photo, plate, recipe: { ...recipe, plate: 'gown-satin', colour }, widthPx: 300 }
    const { picture } = await composeDress(person, plates, async () => undefined)
    const i = 224 * picture.widthPx + 150
    return [picture.r[i], picture.g[i], picture.b[i]]
  }
  const ivory = await bust('ivory')
  const blue = await bust('powder-blue')
  const rose = await bust('dusty-rose')
  expect(blue[2] - blue[0]).toBeGreaterThan(ivory[2] - ivory[0])
  expect(rose[0] - rose[1]).toBeGreaterThan(ivory[0] - ivory[1])
  await expect(bust('mud')).rejects.toMatchObject({ code: 'unknown_attire' })
  expect(Object.keys(dressColours).length).toBeGreaterThanOrEqual(8)
})

if (process.env.FULL)
  test('somebody who is not the one in the photo fails as unlike, after a gentler second try', async () => {
    const stages: string[] = []
    const job: DressJob = {
      kind: 'dress',
      person: { photo: new Uint8Array() },
      dress: { recipe },
      widthPx: 600,
    }
    const understood = [{ ...photo, descriptor: new Float32Array(128).fill(0.09) }]
    const context = { seed: 1, onStage: (stage: string) => stages.push(stage) }
    await expect(composeJob({ job, understood, context })).rejects.toMatchObject({
      code: 'unlike',
      partner: 0,
    })
    expect(stages.filter((stage) => stage === 'finishing')).toHaveLength(2)
  })

test('a dress narrower than the promised size is not supported', () => {
  const job = { kind: 'dress', person: { photo: new Uint8Array() }, dress: { recipe }, widthPx: 600 } as const
  expect(createStudioProvider().can(job)).toMatchObject({ supported: false })
})
