// @module-tag postgres
import {
  applyDress,
  applyHairColour,
  deleteStyleApplication,
  enhanceWeddingPortrait,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { openEvents } from '../../testing/read-events.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  // Only a wake-up is quick enough for these tests.
  server = await startTestServer({ settings: { eventsRereadMs: 600_000, eventHeartbeatMs: 100 } })
})
afterAll(() => server.close())

const watches = (id: string) => server.services.bell.countWatches(id)

test('the app hears of every stage at once and of the end last', async () => {
  const device = await server.newDevice()
  const release = server.engine.hold()
  const id = await applyOnce(device)
  const events = await openEvents(server, device, id)
  const first = await events.nextState()
  expect(['pending', 'processing']).toContain(first?.status)
  release()
  const states = await events.rest()
  expect(states.at(-1)).toEqual({ id, status: 'completed', progress: null })
  const fractions = states.flatMap(({ progress }) => progress?.fraction ?? [])
  expect(fractions).toEqual(fractions.toSorted((one, other) => one - other))
  expect(watches(id)).toBe(0)
})

test('the time to go is told once there is experience', async () => {
  const device = await server.newDevice()
  await untilEnded(device, await applyOnce(device))
  const release = server.engine.hold()
  const id = await applyOnce(device)
  const events = await openEvents(server, device, id)
  const state = await events.nextState()
  expect(state?.progress?.remainingMs).toEqual(expect.any(Number))
  release()
  await events.rest()
})

test('a try-on and a change of colour are told as well, each with its failure', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const dress = await device.call(applyDress, { body: { photoId, dressId: 'gardenia' } })
  expect((await (await openEvents(server, device, dress.id)).rest()).at(-1)?.status).toBe('completed')
  const { id } = await device.call(applyHairColour, { params: { photoId }, body: { color: 'teal' } })
  expect((await (await openEvents(server, device, id)).rest()).at(-1)?.status).toBe('completed')
  server.engine.failNext('unlike')
  const failing = await applyOnce(device)
  expect((await (await openEvents(server, device, failing)).rest()).at(-1)).toEqual({
    id: failing,
    status: 'failed',
    progress: null,
  })
})

test('what has ended is told once', async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  await untilEnded(device, id)
  const events = await openEvents(server, device, id)
  expect(await events.rest()).toEqual([{ id, status: 'completed', progress: null }])
})

test('a picture that is deleted meanwhile ends its stream', async () => {
  const device = await server.newDevice()
  const release = server.engine.hold()
  const id = await applyOnce(device)
  const events = await openEvents(server, device, id)
  await events.nextState()
  await device.call(deleteStyleApplication, { params: { id } })
  const last = (await events.rest()).at(-1)
  expect(last?.status ?? 'processing').toBe('processing')
  release()
})

test('another device’s picture, an unknown one and an enhancement are not found', async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const id = await applyOnce(device)
  const { url: photoUrl } = await uploadPortrait(device)
  await device.call(enhanceWeddingPortrait, { body: { photoUrl, attire: 'dress' } })
  const portrait = await server.services.database.db
    .selectFrom('creations')
    .select('id')
    .where('kind', '=', 'portrait')
    .executeTakeFirstOrThrow()
  expect((await openEvents(server, stranger, id)).response.status).toBe(404)
  expect((await openEvents(server, device, crypto.randomUUID())).response.status).toBe(404)
  expect((await openEvents(server, device, portrait.id)).response.status).toBe(404)
  expect([id, portrait.id].map(watches)).toEqual([0, 0])
})
