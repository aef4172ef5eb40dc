// @module-tag slow
import {
  applyDress,
  type applyDressBody,
  deleteDressTryOn,
  deleteStyleApplication,
  deleteUploadedDress,
  getDressTryOn,
  getStyleApplication,
  listDressTryOns,
  listStyleApplications,
  uploadOwnDress,
} from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyOnce, changesLeft, pollUntilEnded, untilEnded } from '../../testing/make-creations.ts'
import { asFile, drawPortrait, uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const dressId = 'gardenia'

type Body = z.input<typeof applyDressBody>

async function tryOn(device: Pick<TestDevice, 'call'>, changes: Partial<Body> = {}): Promise<string> {
  const photoId = changes.photoId ?? (await uploadPortrait(device)).id
  return (await device.call(applyDress, { body: { dressId, ...changes, photoId } })).id
}

const endOf = ({ call }: Pick<TestDevice, 'call'>, id: string) =>
  pollUntilEnded(() => call(getDressTryOn, { params: { id } }))

async function uploadDress({ call }: TestDevice) {
  return call(uploadOwnDress, { multipart: { files: { dress: asFile(await drawPortrait()) } } })
}

test('a dress of the catalogue is tried on for one change and polled to a watermarked picture', {
  tags: ['SHELL-04', 'API-43', 'API-44', 'DATA-14', 'DRESS-23', 'DRESS-24', 'A21', 'A35'],
}, async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const claims = { dressUrl: 'https://example.com/dress.jpg', dressName: 'Mine', isCustomDress: false }
  const accepted = await device.call(applyDress, { body: { photoId, dressId, ...claims } })
  const { id } = accepted
  expect(accepted).toEqual({ id, status: 'pending' })
  const done = await endOf(device, id)
  expect(done).toMatchObject({
    id,
    status: 'completed',
    dressId,
    dressName: 'Gardenia',
    isClean: false,
    progress: null,
  })
  expect(done.resultUrl).toContain('preview')
  expect((await server.fetch(done.sourceUrl ?? '')).status).toBe(200)
  expect(await changesLeft(device)).toBe(4)
  expect(server.engine.jobs.at(-1)).toMatchObject({
    kind: 'dress',
    person: { photoKey: photoId },
    dress: { recipe: { plate: 'gown-satin', colour: 'ivory' } },
  })
  const picture = await server.fetch(done.resultUrl ?? '')
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 600, height: 800 })
  await endOf(device, await tryOn(device, { dressId: 'waltz' }))
  expect(server.engine.jobs.at(-1)).toMatchObject({ dress: { recipe: { plate: 'gown-ball' } } })
})

test('a dress of one’s own is worn from its photo, and the result outlives it', {
  tags: ['API-43', 'DATA-14', 'A21'],
}, async () => {
  const device = await server.newDevice()
  const own = await uploadDress(device)
  const id = await tryOn(device, { dressId: own.id, isCustomDress: true, dressUrl: own.dressUrl })
  expect(await endOf(device, id)).toMatchObject({ status: 'completed', dressName: own.name })
  const job = server.engine.jobs.at(-1)
  expect(job?.kind === 'dress' && 'photo' in job.dress && job.dress.photo.byteLength).toBeGreaterThan(100)
  await device.call(deleteUploadedDress, { params: { id: own.id } })
  expect((await device.call(getDressTryOn, { params: { id } })).status).toBe('completed')
  await expectRefusal(tryOn(device, { dressId: own.id, isCustomDress: true }), 'unknown_dress')
})

test('history holds the try-ons of every state, newest first, apart from the wedding pictures', {
  tags: ['API-43', 'API-44', 'API-45', 'DATA-14', 'DATA-16', 'HIST-29', 'A10', 'A34', 'A53'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const first = await tryOn(device)
  const { createdAt } = await endOf(device, first)
  server.engine.failNext('dress_unusable')
  const second = await tryOn(device, { dressId: 'rosemary' })
  const failed = await endOf(device, second)
  expect(failed).toMatchObject({ status: 'failed', dressName: 'Rosemary', resultUrl: null })
  expect(failed.error).toMatch(/^This dress would not look right.*Nothing was charged\.$/)
  expect(await changesLeft(device)).toBe(4)
  await untilEnded(device, await applyOnce(device))
  await endOf(stranger, await tryOn(stranger))

  const items = await device.call(listDressTryOns, {})
  expect(items.map(({ id, status, dressName }) => [id, status, dressName])).toEqual([
    [second, 'failed', 'Rosemary'],
    [first, 'completed', 'Gardenia'],
  ])
  expect(items[1]).toMatchObject({ createdAt, resultUrl: expect.stringContaining('1-preview') })
  expect((await server.fetch(items[1].thumbUrl ?? '')).status).toBe(200)
  expect(await device.call(listDressTryOns, { query: { limit: 1, offset: 1 } })).toHaveLength(1)
  expect(await device.call(listStyleApplications, {})).toHaveLength(1)
})

test('a try-on that is being made says so, in the history, too', {
  tags: ['DATA-14', 'A35', 'A53'],
}, async () => {
  const device = await server.newDevice()
  const release = server.engine.hold()
  const id = await tryOn(device)
  await expect
    .poll(async () => (await device.call(getDressTryOn, { params: { id } })).status)
    .toBe('processing')
  const listed = await device.call(listDressTryOns, {})
  expect(listed.map(({ status }) => status)).toEqual(['processing'])
  release()
  await endOf(device, id)
})

test('deleting removes the try-on and its files, and repeating it is fine', {
  tags: ['API-46', 'HIST-29', 'A10', 'A54', 'A59', 'A63'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const id = await tryOn(device)
  const { resultUrl } = await endOf(device, id)
  await expectRefusal(stranger.call(deleteDressTryOn, { params: { id } }), 'not_found')
  const remove = () => device.call(deleteDressTryOn, { params: { id } })
  const headers = { authorization: `Bearer ${device.token}` }
  expect((await server.fetch(`/api/wedding-dress/${id}`, { method: 'DELETE', headers })).status).toBe(200)
  expect([await remove(), await remove()]).toEqual([{ success: true }, { success: true }])
  expect((await server.fetch(resultUrl ?? '')).status).toBe(404)
  expect(await device.call(listDressTryOns, {})).toEqual([])
  expect(await changesLeft(device)).toBe(4)
})

test('a try-on is no wedding picture nor the other way round, and a stranger finds neither', {
  tags: ['API-21', 'API-27', 'API-44', 'API-46', 'HIST-29'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const [dress, style] = [{ id: await tryOn(device) }, { id: await applyOnce(device) }]
  await endOf(device, dress.id)
  await untilEnded(device, style.id)
  for (const ask of [getStyleApplication, deleteStyleApplication])
    await expectRefusal(device.call(ask, { params: dress }), 'not_found')
  for (const ask of [getDressTryOn, deleteDressTryOn])
    await expectRefusal(device.call(ask, { params: style }), 'not_found')
  await expectRefusal(stranger.call(getDressTryOn, { params: dress }), 'not_found')
  expect(await device.call(listDressTryOns, {})).toHaveLength(1)
  expect(await device.call(listStyleApplications, {})).toHaveLength(1)
})

test('unknown dresses and photos are the client’s mistake, foreign ones are not found, nothing is charged', {
  tags: ['A21', 'A71'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const own = await uploadDress(device)
  const foreignDress = await uploadDress(stranger)
  const foreignPhoto = await uploadPortrait(stranger)
  await expectRefusal(tryOn(device, { dressId: 'no-such-dress' }), 'unknown_dress')
  await expectRefusal(tryOn(device, { isCustomDress: true }), 'unknown_dress')
  await expectRefusal(tryOn(device, { dressId: own.id }), 'unknown_dress')
  await expectRefusal(tryOn(device, { dressId: foreignDress.id, isCustomDress: true }), 'not_found')
  await expectRefusal(tryOn(device, { photoId: crypto.randomUUID() }), 'unknown_photo')
  await expectRefusal(tryOn(device, { photoId: foreignPhoto.id }), 'not_found')
  await expectRefusal(tryOn(device, { photoId: own.id }), 'not_found')
  expect(await changesLeft(device)).toBe(5)
})

test('a photo that could not look right is refused with the reason before anything is charged', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  server.engine.hint(
    { code: 'dark', severity: 'info', value: 0.2 },
    { code: 'turned_away', severity: 'block', value: 50 },
  )
  const error = await device.call(applyDress, { body: { photoId, dressId } }).catch((reason) => reason)
  server.engine.hint()
  expect([error.status, error.body.code]).toEqual([422, 'photo_not_suitable'])
  expect(error.body.details).toEqual([
    { path: 'turned_away', message: expect.stringMatching(/faces the camera/) },
  ])
  expect(await changesLeft(device)).toBe(5)
  expect(await device.call(listDressTryOns, {})).toEqual([])
})

test('styles and dresses share one allowance', { tags: ['MEMB-12', 'MEMB-34'] }, async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  await applyOnce(device)
  for (const wanted of ['gardenia', 'moonstone', 'adele', 'damask'])
    await tryOn(device, { photoId, dressId: wanted })
  await expectRefusal(tryOn(device, { photoId, dressId: 'heather' }), 'style_limit')
  await expectRefusal(applyOnce(device), 'style_limit')
})

test('a double tap and a repeated key are one try-on', { tags: ['A10'] }, async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const release = server.engine.hold()
  const ids = await Promise.all([tryOn(device, { photoId }), tryOn(device, { photoId })])
  expect(ids[0]).toBe(ids[1])
  expect(await tryOn(device, { photoId, dressId: 'moonstone' })).not.toBe(ids[0])
  release()
  const apply = (body: Body) => device.call(applyDress, { body, idempotencyKey: 'key' })
  const first = await apply({ photoId, dressId: 'adele' })
  expect(await apply({ photoId, dressId: 'adele' })).toEqual(first)
  await expectRefusal(apply({ photoId, dressId: 'damask' }), 'idempotency_conflict')
  expect(await changesLeft(device)).toBe(2)
})

test('an operator tries dresses on for nothing, and no device sees it', { tags: ['A06'] }, async () => {
  const operator = await server.operator()
  const id = await tryOn(operator)
  expect(await endOf(operator, id)).toMatchObject({ status: 'completed', isClean: true })
  expect(await operator.call(listDressTryOns, {})).toEqual([])
  const device = await server.newDevice()
  await expectRefusal(device.call(getDressTryOn, { params: { id } }), 'not_found')
})

test('the covering that a dress offers is worn only where it was chosen', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const worn = async (changes: Partial<Body>) => {
    await endOf(device, await tryOn(device, { photoId, dressId: 'lily', ...changes }))
    const job = server.engine.jobs.at(-1)
    return job?.kind === 'dress' && job.person.wearsCovering
  }
  expect(await worn({})).toBe(false)
  expect(await worn({ wearsCovering: false })).toBe(false)
  expect(await worn({ wearsCovering: true })).toBe(true)
})

test('a covering with a dress that offers none, or with one’s own, is refused and nothing is charged', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const own = await uploadDress(device)
  for (const changes of [{}, { dressId: own.id, isCustomDress: true }]) {
    const error = await tryOn(device, { photoId, wearsCovering: true, ...changes }).catch((reason) => reason)
    expect(error.body).toMatchObject({
      code: 'bad_request',
      error: 'This dress offers no covering.',
      details: [{ path: 'wearsCovering' }],
    })
  }
  expect(await changesLeft(device)).toBe(5)
})
