// @module-tag slow
import {
  applyDress,
  applyHairColour,
  deleteDressTryOn,
  enhanceWeddingPortrait,
  getDressTryOn,
  getHairChange,
  getHairSwatches,
  getSubscriptionStatus,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import {
  applyOnce,
  changesLeft,
  pollUntilEnded,
  untilEnded,
  untilHandled,
} from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { creationsAtOnce: 1, sweepEveryMs: 200 } })
})
afterAll(() => server.close())

const dressId = 'gardenia'

async function tryOn({ call }: TestDevice): Promise<string> {
  const { id: photoId } = await uploadPortrait({ call })
  return (await call(applyDress, { body: { photoId, dressId } })).id
}

async function generationsLeft({ call }: TestDevice): Promise<number> {
  return (await call(getSubscriptionStatus, {})).usage.portraitGenerationsRemaining
}

async function newestCreation(): Promise<string> {
  const { id } = await server.services.database.db
    .selectFrom('creations')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

test('an enhancement that crashes once is made by the second attempt, whose portraits alone are kept', async () => {
  const device = await server.newDevice()
  const { url: photoUrl } = await uploadPortrait(device)
  server.engine.failNext('engine_crashed')
  const { portraits } = await device.call(enhanceWeddingPortrait, { body: { photoUrl, attire: 'dress' } })
  expect(portraits.map(({ url }) => /\/(\d-\w+)\./.exec(url)?.[1])).toEqual(['2-natural', '2-studio'])
  const id = await newestCreation()
  expect(await server.services.objects.get(`results/${id}/1-natural.jpg`)).toBeUndefined()
  expect(await generationsLeft(device)).toBe(3)
})

test('an enhancement past its deadline gives its generation back and leaves no portraits', {
  tags: ['A36'],
}, async () => {
  const device = await server.newDevice()
  const { url: photoUrl } = await uploadPortrait(device)
  const jobsBefore = server.engine.jobs.length
  const release = server.engine.hold()
  const waiting = expectRefusal(
    device.call(enhanceWeddingPortrait, { body: { photoUrl, attire: 'dress' } }),
    'enhancement_failed',
  )
  await expect.poll(() => server.engine.jobs.length).toBe(jobsBefore + 1)
  server.clock.advance(server.services.settings.creationDeadlineMs)
  await waiting
  expect(await generationsLeft(device)).toBe(4)
  release()
  const id = await newestCreation()
  await untilHandled(server, id)
  expect(await server.services.objects.get(`results/${id}/1-natural.jpg`)).toBeUndefined()
  const { rows } = await sql`select id from photos where creation_id = ${id}`.execute(
    server.services.database.db,
  )
  expect(rows).toEqual([])
})

test('a try-on that is deleted while it is made gives its change back and leaves no files', async () => {
  const device = await server.newDevice()
  const release = server.engine.hold()
  const id = await tryOn(device)
  const statusOf = async () => (await device.call(getDressTryOn, { params: { id } })).status
  await expect.poll(statusOf).toBe('processing')
  await device.call(deleteDressTryOn, { params: { id } })
  expect(await changesLeft(device)).toBe(5)
  release()
  await untilHandled(server, id)
  expect(await server.services.objects.get(`results/${id}/1-master.jpg`)).toBeUndefined()
})

test('a photo that is gone when its turn comes ends the picture with its change returned', async () => {
  const [busy, device] = [await server.newDevice(), await server.newDevice()]
  const { id: photoId } = await uploadPortrait(device)
  await device.call(getHairSwatches, { params: { photoId } })
  const release = server.engine.hold()
  const first = await tryOn(busy)
  const { id } = await device.call(applyHairColour, { params: { photoId }, body: { color: 'auburn' } })
  await server.services.objects.delete(`photos/${photoId}.jpg`)
  release()
  const ended = await pollUntilEnded(() => device.call(getHairChange, { params: { id } }))
  expect(ended).toMatchObject({ status: 'failed', errorCode: 'photo_expired' })
  expect(ended.error).toMatch(/^The photo was deleted as promised/)
  expect(await changesLeft(device)).toBe(5)
  await pollUntilEnded(() => busy.call(getDressTryOn, { params: { id: first } }))
})

test('the time to go is guessed from pictures of the same kind only, and from no test run', {
  tags: ['slow', 'A06'],
}, async () => {
  const fresh = await startTestServer({ settings: { creationsAtOnce: 1 } })
  const device = await fresh.newDevice()
  await untilEnded(device, await applyOnce(device))
  const operator = await fresh.operator()
  const tested = await tryOn(operator)
  await pollUntilEnded(() => operator.call(getDressTryOn, { params: { id: tested } }))
  const release = fresh.engine.hold()
  const running = await tryOn(device)
  const remaining = async () =>
    (await device.call(getDressTryOn, { params: { id: running } })).progress?.remainingMs
  expect(await remaining()).toBeNull()
  release()
  await pollUntilEnded(() => device.call(getDressTryOn, { params: { id: running } }))
  const releaseAgain = fresh.engine.hold()
  const next = await tryOn(device)
  const { progress } = await device.call(getDressTryOn, { params: { id: next } })
  expect(progress?.remainingMs).toEqual(expect.any(Number))
  releaseAgain()
  await pollUntilEnded(() => device.call(getDressTryOn, { params: { id: next } }))
  await fresh.close()
})
