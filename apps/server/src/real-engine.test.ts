// @module-tag slow
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  applyStyle,
  confirmAdult,
  generatePreview,
  listCreationChecks,
  uploadCouplePhotos,
  uploadPhoto,
} from '@ever-after/contract'
import { createEnginePool } from '@ever-after/engine'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpDatabase } from './testing/dump-database.ts'
import { expectRefusal } from './testing/expect-refusal.ts'
import { applyBody, untilEnded } from './testing/make-creations.ts'
import { asFile } from './testing/make-photos.ts'
import { startTestServer, type TestServer } from './testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    engine: createEnginePool({ size: 1 }),
    settings: { stylePreviewWidthPx: 600 },
  })
})
afterAll(() => server.close())

/** Group photographs that an installed package ships. */
const samples = join(
  dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
  'demo',
)

test('the real engine refuses a photo of several people and one of nobody', {
  timeout: 120_000,
}, async () => {
  const device = await server.newDevice()
  const group = await sharp(join(samples, 'sample3.jpg')).jpeg().toBuffer()
  const wall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#c8bfb0' } })
    .jpeg()
    .toBuffer()
  const upload = (photo: Buffer) =>
    device.call(uploadPhoto, { multipart: { files: { photo: asFile(photo) } } })
  await expectRefusal(upload(group), 'too_many_faces')
  await expectRefusal(upload(wall), 'no_face')
})

/** Two people inside group photographs; px of those pictures. */
const couple = [
  { sample: 3, left: 1366, top: 117, width: 525, height: 771 },
  { sample: 4, left: 481, top: 0, width: 502, height: 586 },
]

/** The couple with its first picture, made once. */
let married: ReturnType<typeof marry> | undefined
const coupleOnce = () => (married ??= marry())

async function marry() {
  const device = await server.newDevice()
  const [partner1, partner2] = await Promise.all(
    couple.map(async ({ sample, ...area }) =>
      asFile(
        await sharp(join(samples, `sample${sample}.jpg`))
          .extract(area)
          .jpeg()
          .toBuffer(),
      ),
    ),
  )
  const photos = await device.call(uploadCouplePhotos, {
    multipart: {
      files: { partner1, partner2 },
      fields: { partner1Attire: 'dress', partner2Attire: 'dress' },
    },
  })
  const body = applyBody({
    partner1PhotoId: photos.partner1.photo.id,
    partner2PhotoId: photos.partner2.photo.id,
  })
  // The second one looks young.
  await expectRefusal(device.call(applyStyle, { body }), 'age_unconfirmed')
  await device.call(confirmAdult, { params: { id: photos.partner2.photo.id } })
  const draw = async () => {
    const { id } = await device.call(applyStyle, { body })
    return untilEnded(device, id, 120_000)
  }
  return { first: await draw(), draw }
}

test('a picture of the real engine keeps the numbers of its check, and no measure of a face is stored', {
  tags: ['slow'],
  timeout: 180_000,
}, async () => {
  const operator = await server.operator()
  const { first } = await coupleOnce()
  expect(first).toMatchObject({ status: 'completed', engine: 'studio' })

  const [{ report }] = await operator.call(listCreationChecks, {})
  expect(report?.likeness).toHaveLength(2)
  for (const distance of report?.likeness ?? []) expect(distance).toBeLessThanOrEqual(0.52)
  expect(report?.skinDeltaE).toHaveLength(2)
  expect(report?.stagesMs).toMatchObject({ vision: expect.any(Number), check: expect.any(Number) })

  // A descriptor has 128 numbers and a mesh 1404; nothing that is kept lists even five.
  const dump = await dumpDatabase(server.services.database)
  // The queue counts its own waiting jobs once a minute.
  const stored = dump.replaceAll(/"ready_history":\[[\d,]*\]/g, '')
  expect(stored).toContain('skinDeltaE')
  expect(stored).not.toMatch(/(-?\d+(\.\d+)?,\s*){5}/)
})

test('the same style that is asked for again with the same photos is another picture', {
  tags: ['slow'],
  timeout: 180_000,
}, async () => {
  const { first, draw } = await coupleOnce()
  const [one, other] = [await pixelsOf(first), await pixelsOf(await draw())]
  const meanSquare = one.reduce((sum, value, i) => sum + (value - other[i]) ** 2, 0) / one.length
  // dB; two that differ in their grain alone have 44.
  expect(10 * Math.log10(255 ** 2 / meanSquare)).toBeLessThan(25)
})

async function pixelsOf({ resultUrl }: { resultUrl: string | null }): Promise<Buffer> {
  const picture = await server.fetch(resultUrl ?? '')
  return sharp(await picture.arrayBuffer())
    .resize(300, 400)
    .raw()
    .toBuffer()
}

const styles = process.env.FULL ? ['Rose Arch', 'Jasmine and Gold'] : ['Jasmine and Gold']

test.for(styles)(
  'the engine draws a preview of %s, marked as made with AI',
  {
    tags: ['slow'],
  },
  async (styleName) => {
    const operator = await server.operator()
    const { imageUrl, engine } = await operator.call(generatePreview, {
      body: { styleName, prompt: 'A bride and a groom in a rose garden' },
    })
    const picture = sharp(await (await server.fetch(imageUrl)).arrayBuffer())
    const [{ width, height, xmp }, { entropy }] = await Promise.all([picture.metadata(), picture.stats()])
    expect([engine, width, height]).toEqual(['studio', 600, 800])
    expect(xmp?.toString()).toContain('compositeSynthetic')
    expect(entropy).toBeGreaterThan(4)
  },
)
