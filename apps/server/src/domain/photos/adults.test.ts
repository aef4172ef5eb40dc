import {
  applyHairColour,
  applyStyle,
  checkPhoto,
  confirmAdult,
  enhanceWeddingPortrait,
  uploadPhoto,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyBody, changesLeft, untilEnded } from '../../testing/make-creations.ts'
import {
  asFile,
  countPhotos,
  drawPortrait,
  uploadPortrait,
  uploadPortraits,
} from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => server.engine.hint())
afterAll(() => server.close())

const unsure = { code: 'age_unsure', severity: 'ask', value: 0 } as const

test('a photo of somebody young is asked about, in words, and is usable', async () => {
  const device = await server.newDevice()
  const { id } = await uploadPortrait(device)
  server.engine.hint(unsure)

  expect(await device.call(checkPhoto, { params: { id } })).toEqual({
    isUsable: true,
    hints: [
      {
        code: 'age_unsure',
        severity: 'ask',
        words: 'Our pictures are for adults. Is the person in this photo 18 or older?',
      },
    ],
  })
})

test('a picture of somebody young is refused and costs nothing until both are said to be adults', async () => {
  const device = await server.newDevice()
  const photos = await uploadPortraits(device)
  const apply = () => device.call(applyStyle, { body: applyBody(photos), idempotencyKey: 'one' })
  server.engine.hint(unsure)
  await expectRefusal(apply(), 'age_unconfirmed')

  await device.call(confirmAdult, { params: { id: photos.partner1PhotoId } })
  await expectRefusal(apply(), 'age_unconfirmed')
  expect(await changesLeft(device)).toBe(5)

  await device.call(confirmAdult, { params: { id: photos.partner2PhotoId } })
  const { id } = await apply()
  expect((await untilEnded(device, id)).status).toBe('completed')
  expect(server.engine.jobs.at(-1)).toMatchObject({
    partners: [{ isConfirmedAdult: true }, { isConfirmedAdult: true }],
  })
})

test('hair is coloured of confirmed adults, and the engine hears of it', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const colour = () => device.call(applyHairColour, { params: { photoId }, body: { color: 'copper' } })
  server.engine.failNext('age_unconfirmed')
  await expectRefusal(colour(), 'age_unconfirmed')

  await device.call(confirmAdult, { params: { id: photoId } })
  await colour()
  expect(server.engine.jobs.find(({ kind }) => kind === 'hair-swatches')).toMatchObject({
    person: { isConfirmedAdult: false },
  })
  expect(server.engine.jobs.findLast(({ kind }) => kind === 'hair-swatches')).toMatchObject({
    person: { isConfirmedAdult: true },
  })
})

test('portraits of a confirmed adult need no second answer', async () => {
  const device = await server.newDevice()
  const { id, url: photoUrl } = await uploadPortrait(device)
  server.engine.hint(unsure)
  const enhance = (address: string) =>
    device.call(enhanceWeddingPortrait, { body: { photoUrl: address, attire: 'dress' } })
  await expectRefusal(enhance(photoUrl), 'age_unconfirmed')
  await device.call(confirmAdult, { params: { id } })

  const { portraits } = await enhance(photoUrl)
  await expect(enhance(portraits[0].url)).resolves.toMatchObject({ portraits: [{}, {}] })
})

test('a photo of a child is not even kept', async () => {
  const device = await server.newDevice()
  const before = await countPhotos(server)
  server.engine.failFindingFaces('under_age')

  await expectRefusal(
    device.call(uploadPhoto, { multipart: { files: { photo: asFile(await drawPortrait()) } } }),
    'under_age',
  )
  expect(await countPhotos(server)).toBe(before)
})

test('a photo too dark to tell the age says so, and is not kept', async () => {
  const device = await server.newDevice()
  const before = await countPhotos(server)
  server.engine.failFindingFaces('too_dark')

  const upload = device.call(uploadPhoto, { multipart: { files: { photo: asFile(await drawPortrait()) } } })
  await expect(upload).rejects.toMatchObject({
    status: 422,
    body: { error: 'The photo is very dark. Please take it in daylight or near a window.' },
  })
  expect(await countPhotos(server)).toBe(before)
})

test('only that it was confirmed is kept of an answer', async () => {
  const device = await server.newDevice()
  const { id } = await uploadPortrait(device)
  server.engine.hint(unsure)
  await device.call(checkPhoto, { params: { id } })
  await device.call(confirmAdult, { params: { id } })

  const { rows } = await sql<object>`select * from photos where id = ${id}`.execute(
    server.services.database.db,
  )
  expect(rows[0]).toMatchObject({
    is_confirmed_adult: true,
    hints: [{ code: 'age_unsure', severity: 'ask' }],
  })
})
