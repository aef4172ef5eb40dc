import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyOnce } from '../testing/make-creations.ts'
import { openEvents } from '../testing/read-events.ts'
import { startTestServer, type TestServer } from '../testing/start-server.ts'

let server: TestServer
const settings = { eventsRereadMs: 100, eventHeartbeatMs: 60, streamsAtOnce: 2 }
beforeAll(async () => {
  server = await startTestServer({ settings, config: { corsOrigins: ['capacitor://localhost'] } })
})
afterAll(() => server.close())

const watches = (id: string, of = server) => of.services.bell.countWatches(id)

/** A picture that is not finished before the returned function is called. */
async function begin(of = server) {
  const device = await of.newDevice()
  const release = of.engine.hold()
  return { device, release, id: await applyOnce(device) }
}

test('a stream is neither compressed nor kept, and the shell may read it', async () => {
  const { device, release, id } = await begin()
  const { response, leave } = await openEvents(server, device, id, {
    origin: 'capacitor://localhost',
    'accept-encoding': 'gzip, br',
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(response.headers.get('access-control-allow-origin')).toBe('capacitor://localhost')
  await leave()
  release()
})

test('a silent stream sends a comment once in a while', async () => {
  const { device, release, id } = await begin()
  const events = await openEvents(server, device, id)
  const blocks: (string | undefined)[] = []
  while (!blocks.some((block) => block?.startsWith(':'))) blocks.push(await events.nextBlock())
  expect(blocks[0]).toMatch(/^event: state\ndata: \{"id":/)
  await events.leave()
  release()
})

test('whoever goes away leaves nothing behind', async () => {
  const { device, release, id } = await begin()
  const streams = [await openEvents(server, device, id), await openEvents(server, device, id)]
  for (const events of streams) await events.nextState()
  expect(watches(id)).toBe(2)
  for (const events of streams) await events.leave()
  await expect.poll(() => watches(id)).toBe(0)
  release()
})

test('one device listens to a few streams at a time, and to more once those are over', async () => {
  const { device, release, id } = await begin()
  const [one, two] = [await openEvents(server, device, id), await openEvents(server, device, id)]
  const third = await openEvents(server, device, id)
  expect([third.response.status, third.response.headers.get('retry-after')]).toEqual([429, '5'])
  const other = await begin()
  expect((await openEvents(server, other.device, other.id)).response.status).toBe(200)
  await Promise.all([one.leave(), two.leave()])
  await expect
    .poll(async () => (await openEvents(server, device, id)).response.status, { interval: 50 })
    .toBe(200)
  release()
  other.release()
})

test('what another process writes is found by reading again', async () => {
  const { device, release, id } = await begin()
  const events = await openEvents(server, device, id)
  await events.nextState()
  await server.services.database.db
    .updateTable('creations')
    .set({ status: 'failed', error_code: 'internal' })
    .where('id', '=', id)
    .execute()
  expect((await events.rest()).at(-1)).toEqual({ id, status: 'failed', progress: null })
  release()
})

test('a server that is asked to stop ends its streams and closes', { tags: ['slow'] }, async () => {
  const stopping = await startTestServer({ settings: { ...settings, eventsRereadMs: 600_000 } })
  const { device, release, id } = await begin(stopping)
  const events = await openEvents(stopping, device, id)
  await events.nextState()
  const closed = stopping.close()
  // The stream is ended, not cut off, and before the job is.
  expect((await events.rest()).every(({ status }) => status === 'processing')).toBe(true)
  release()
  await closed
  expect(watches(id, stopping)).toBe(0)
})
