import {
  applyDress,
  applyHairColour,
  applyStyle,
  deleteSavedPortrait,
  type EnhancedPortrait,
  enhanceWeddingPortrait,
  getPhoto,
  listSavedPortraits,
  type SavedPortrait,
  savePortrait,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { knownStyle, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { grant } from '../../testing/subscribe.ts'
import { expireCreations } from '../creations/index.ts'
import { expirePhotos } from '../photos/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { sweepEveryMs: 3_600_000 } })
})
afterAll(() => server.close())

const label = { portraitType: 'wedding' as 'wedding' | 'dress', attire: 'suit', partner: 2 } as const

function save({ call }: TestDevice, portraitUrl: string, type = label.portraitType): Promise<SavedPortrait> {
  return call(savePortrait, { body: { portraitUrl, ...label, portraitType: type } })
}

async function enhanced(device: TestDevice): Promise<EnhancedPortrait[]> {
  const { url: photoUrl } = await uploadPortrait(device)
  return (await device.call(enhanceWeddingPortrait, { body: { photoUrl, attire: 'suit' } })).portraits
}

test('portraits are saved, listed newest first, and deleted with their files', {
  tags: ['PORTRAIT-13', 'API-34', 'API-35', 'API-36', 'DATA-18', 'A59', 'A63'],
}, async () => {
  const device = await server.newDevice()
  const [natural, studio] = await enhanced(device)
  const first = await save(device, natural.url)
  server.clock.advance(1000)
  await save(device, studio.url, 'dress')
  expect(first).toEqual({ id: natural.id, portraitUrl: first.portraitUrl, ...label })
  const listed = await device.call(listSavedPortraits, {})
  expect(listed).toMatchObject([
    { id: studio.id, ...label, portraitType: 'dress' },
    { id: natural.id, ...label },
  ])
  expect((await server.fetch(listed[0].portraitUrl)).status).toBe(200)

  const params = { id: first.id }
  await expectRefusal(server.anonymous(deleteSavedPortrait, { params }), 'unauthenticated')
  const remove = () => device.call(deleteSavedPortrait, { params })
  expect([await remove(), await remove()]).toEqual([{ success: true }, { success: true }])
  expect((await server.fetch(first.portraitUrl)).status).toBe(404)
  expect(server.engine.forgotten).toContain(first.id)
  expect((await device.call(listSavedPortraits, {})).map(({ id }) => id)).toEqual([studio.id])
})

test('of ten saves of both types at once eight are kept, and two are told that there are eight', {
  tags: ['PORTRAIT-10', 'PORTRAIT-12', 'API-34', 'A19', 'postgres'],
}, async () => {
  const device = await server.newDevice()
  const photos = await Promise.all(Array.from({ length: 10 }, () => uploadPortrait(device)))
  const answers = await Promise.allSettled(
    photos.map(({ url }, at) => save(device, url, at % 2 ? 'wedding' : 'dress')),
  )
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused.map(({ status, body }) => [status, body.code, body.error])).toEqual(
    Array(2).fill([409, 'portraits_full', 'You have 8 saved portraits. Delete one to create new ones.']),
  )
  const [kept] = await device.call(listSavedPortraits, {})
  await expect(save(device, kept.portraitUrl)).resolves.toMatchObject({ id: kept.id })
  await device.call(deleteSavedPortrait, { params: { id: kept.id } })
  await save(device, (await uploadPortrait(device)).url)
  expect(await device.call(listSavedPortraits, {})).toHaveLength(8)
})

test('saving a portrait again changes what it is kept as', {
  tags: ['PORTRAIT-13', 'API-34', 'API-35', 'DATA-18'],
}, async () => {
  const device = await server.newDevice()
  const { url: portraitUrl } = await uploadPortrait(device)
  await save(device, portraitUrl)
  await device.call(savePortrait, { body: { portraitUrl, portraitType: 'dress', attire: 'dress' } })
  for (const odd of [{ attire: 'cape' }, { partner: 3 }]) {
    const body = { portraitUrl, portraitType: 'dress' as const, ...odd } as never
    await expectRefusal(device.call(savePortrait, { body }), 'bad_request')
  }
  expect(await device.call(listSavedPortraits, {})).toMatchObject([
    { portraitType: 'dress', attire: 'dress', partner: 1 },
  ])
})

test('a saved portrait outlives the thirty days of a photo, and every apply accepts its id and a fresh one’s', {
  tags: ['slow', 'A22', 'A59'],
}, async () => {
  const device = await server.newDevice()
  const { url: photoUrl } = await uploadPortrait(device)
  const { portraits } = await device.call(enhanceWeddingPortrait, { body: { photoUrl, attire: 'suit' } })
  const [natural, studio] = portraits.map(({ url }) => url)
  const couple = { partner1Attire: 'dress', partner2Attire: 'suit', styleId: knownStyle } as const
  const fresh = await device.call(applyStyle, {
    body: { partner1PhotoId: portraits[0].id, partner2PhotoId: portraits[1].id, ...couple },
  })
  expect((await untilEnded(device, fresh.id)).status).toBe('completed')
  await grant(server, device, { bucket: 'bonus', amount: 1 })
  const wear = (photoId: string) => device.call(applyDress, { body: { photoId, dressId: 'gardenia' } })
  const dye = (photoId: string) =>
    device.call(applyHairColour, { params: { photoId }, body: { color: 'copper' } })
  const studioId = portraits[1].id
  expect([await wear(studioId), await dye(studioId)]).toMatchObject([
    { status: 'pending' },
    { status: 'pending' },
  ])
  const { id } = await save(device, natural)
  server.clock.advance(31 * 86_400_000)
  await expirePhotos(server.services)
  expect(await device.call(getPhoto, { params: { id } })).toMatchObject({ id, expiresAt: null })
  await expectRefusal(save(device, studio), 'photo_expired')
  const style = await device.call(applyStyle, {
    body: { partner1PhotoId: id, partner2PhotoId: id, ...couple },
  })
  expect((await untilEnded(device, style.id)).status).toBe('completed')
  expect([await wear(id), await dye(id)]).toMatchObject([{ status: 'pending' }, { status: 'pending' }])
})

test('a saved portrait outlives the enhancement that made it', { tags: ['A59'] }, async () => {
  const device = await server.newDevice()
  const [natural] = await enhanced(device)
  await save(device, natural.url)
  server.clock.advance(366 * 86_400_000)
  expect(await expireCreations(server.services)).toBeGreaterThan(0)
  const [{ portraitUrl }] = await device.call(listSavedPortraits, {})
  expect((await server.fetch(portraitUrl)).status).toBe(200)
})

test('a stranger can neither save nor delete a portrait', {
  tags: ['API-34', 'API-35', 'API-36', 'A21'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const { id, portraitUrl } = await save(device, (await uploadPortrait(device)).url)
  await expectRefusal(save(stranger, portraitUrl), 'unknown_picture')
  await expectRefusal(stranger.call(deleteSavedPortrait, { params: { id } }), 'not_found')
  expect(await stranger.call(listSavedPortraits, {})).toEqual([])
  expect(await device.call(listSavedPortraits, {})).toHaveLength(1)
})

test('a photo that was never saved is not deleted as a portrait', async () => {
  const device = await server.newDevice()
  const { id } = await uploadPortrait(device)
  await expectRefusal(device.call(deleteSavedPortrait, { params: { id } }), 'not_found')
  await expect(device.call(getPhoto, { params: { id } })).resolves.toMatchObject({ id })
})
