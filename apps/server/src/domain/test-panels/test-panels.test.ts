import {
  applyStyle,
  deleteTestPanel,
  getCreationCheck,
  keepTestPanel,
  listTestPanels,
  uploadStylePhotos,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyBody, applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { asFile, drawPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { expirePhotos } from '../photos/index.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer({
    settings: { sweepEveryMs: 3_600_000, operatorSessionMs: 400 * 86_400_000 },
  })
  operator = await server.operator()
})
afterAll(() => server.close())

async function upload({ call }: TestDevice) {
  const { partner1, partner2 } = await call(uploadStylePhotos, {
    multipart: {
      files: { partner1: asFile(await drawPortrait()), partner2: asFile(await drawPortrait()) },
      fields: { partner1Attire: 'dress', partner2Attire: 'suit' },
    },
  })
  return { partner1PhotoId: partner1.photo.id, partner2PhotoId: partner2.photo.id }
}

const keep = (photos: Awaited<ReturnType<typeof upload>>, name = 'Two friends', who = operator) =>
  who.call(keepTestPanel, {
    body: { name, ...photos, partner1Attire: 'dress', partner2Attire: 'dress' },
  })
const list = async () => (await operator.call(listTestPanels, {})).panels
const show = async (url: string) => (await server.fetch(url)).status

test('a pair of photos that is kept outlives thirty days and makes test runs', async () => {
  const photos = await upload(operator)
  const panel = await keep(photos)
  expect(panel).toMatchObject({
    name: 'Two friends',
    partner1: { attire: 'dress' },
    partner2: { attire: 'dress' },
  })
  server.clock.advance(90 * 86_400_000)
  await expirePhotos(server.services)
  const [kept] = await list()
  expect([kept.id, kept.partner1.photo.id, kept.partner2.photo.id]).toEqual([
    panel.id,
    photos.partner1PhotoId,
    photos.partner2PhotoId,
  ])
  expect(kept.partner1.photo.expiresAt).toBeNull()
  expect(await show(kept.partner1.photo.url)).toBe(200)
  const { id } = await operator.call(applyStyle, { body: applyBody(photos) })
  await untilEnded(operator, id)
  expect(await operator.call(getCreationCheck, { params: { id } })).toMatchObject({
    id,
    isTest: true,
    status: 'completed',
    report: { engine: 'light', likeness: [0.3, 0.3], costUsd: 0 },
  })
})

test('a deleted pair is gone with its photos, but for one that another pair keeps', async () => {
  const [first, second] = [await upload(operator), await upload(operator)]
  const pair = await keep(first)
  const mixed = await keep({ ...second, partner1PhotoId: first.partner1PhotoId })
  await operator.call(deleteTestPanel, { params: { id: pair.id } })
  expect((await list()).map(({ id }) => id)).not.toContain(pair.id)
  expect(await show(pair.partner1.photo.url)).toBe(200)
  expect(await show(pair.partner2.photo.url)).toBe(404)
  await operator.call(deleteTestPanel, { params: { id: mixed.id } })
  expect(await show(pair.partner1.photo.url)).toBe(404)
  await expectRefusal(operator.call(deleteTestPanel, { params: { id: pair.id } }), 'not_found')
})

test('two pairs with one photo that are deleted at the same time leave nothing of it', {
  tags: ['postgres'],
}, async () => {
  const photos = await upload(operator)
  const pairs = await Promise.all(['One', 'Two', 'Three'].map((name) => keep(photos, name)))
  await Promise.all(pairs.map(({ id }) => operator.call(deleteTestPanel, { params: { id } })))
  expect(await show(pairs[0].partner1.photo.url)).toBe(404)
  expect(await show(pairs[0].partner2.photo.url)).toBe(404)
})

test('photos of a device, unknown ones and expired ones are not kept', async () => {
  const own = await upload(operator)
  await expectRefusal(keep(await upload(await server.newDevice())), 'not_found')
  await expectRefusal(keep({ ...own, partner2PhotoId: crypto.randomUUID() }), 'not_found')
  server.clock.advance(31 * 86_400_000)
  await expectRefusal(keep(own), 'photo_expired')
})

test('a device’s picture has no check that an operator reads by its id', async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  await untilEnded(device, id)
  await expectRefusal(operator.call(getCreationCheck, { params: { id } }), 'not_found')
})
