import { applyStyle, getStyleApplication, type StyleApplication } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLightEngine } from '../../testing/light-engine.ts'
import { applyBody, applyOnce, changesLeft, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { claimCreation } from './claim-creation.ts'
import { completeCreation, failCreation } from './end-creation.ts'
import { failOverdue, handleCreation } from './index.ts'
import { openProgress } from './progress.ts'

let server: TestServer
beforeAll(async () => {
  // Without sweeps and with one worker that is kept busy, a test can play the worker itself.
  server = await startTestServer({ settings: { sweepEveryMs: 3_600_000, creationsAtOnce: 1 } })
})
afterAll(() => server.close())

const report = {
  engine: 'light',
  model: 'plain',
  stagesMs: {},
  likeness: [],
  skinDeltaE: [],
  warnings: [],
  costUsd: 0,
}
const made = { keys: { master: 'm.jpg', preview: 'p.jpg', thumb: 't.jpg', markedThumb: 'm.webp' } }
const read = ({ call }: TestDevice, id: string): Promise<StyleApplication> =>
  call(getStyleApplication, { params: { id } })

/** A creation that waits because the only worker is held by another one. */
async function waitingCreation(): Promise<{ device: TestDevice; id: string; release: () => void }> {
  const release = server.engine.hold()
  const [busy, device] = [await server.newDevice(), await server.newDevice()]
  const first = await applyOnce(busy)
  await expect.poll(async () => (await read(busy, first)).status).toBe('processing')
  return { device, id: await applyOnce(device), release }
}

test('a creation is begun twice at most, and then it is given up with its change returned', async () => {
  const { services } = server
  const { device, id, release } = await waitingCreation()
  expect((await claimCreation(services, id))?.attempts).toBe(1)
  expect((await claimCreation(services, id))?.attempts).toBe(2)
  expect(await claimCreation(services, id)).toBeUndefined()
  await handleCreation(services, { creationId: id }, { handOn: new AbortController().signal })
  expect(await read(device, id)).toMatchObject({ status: 'failed', errorCode: 'interrupted' })
  expect(await changesLeft(device)).toBe(5)
  release()
})

test('an attempt that has lost its turn neither completes nor fails the creation', async () => {
  const { services } = server
  const { device, id, release } = await waitingCreation()
  await claimCreation(services, id)
  await claimCreation(services, id)
  const late = { creationId: id, attempt: 1, durationMs: 10, made, report }
  expect(await completeCreation(services, late)).toBe('too_late')
  expect(await failCreation(services, { creationId: id, code: 'unlike', attempt: 1 })).toBe(false)
  expect(await completeCreation(services, { ...late, attempt: 2 })).toBe('completed')
  expect(await failCreation(services, { creationId: id, code: 'internal' })).toBe(false)
  expect((await read(device, id)).status).toBe('completed')
  expect(await changesLeft(device)).toBe(4)
  release()
})

test('only an attempt that counts is compared with the couple’s other pictures', async () => {
  const { services } = server
  const { id, release } = await waitingCreation()
  await claimCreation(services, id)
  await claimCreation(services, id)
  const compared: number[] = []
  const end = (attempt: number) => {
    const isRepeated = async () => compared.push(attempt) > 0
    return completeCreation(services, { creationId: id, attempt, durationMs: 10, made, report, isRepeated })
  }
  expect([await end(1), await end(2)]).toEqual(['too_late', 'repeated'])
  await failCreation(services, { creationId: id, code: 'unlike' })
  expect(await end(2)).toBe('too_late')
  expect(compared).toEqual([2])
  release()
})

test('a picture that the couple gets elsewhere each time it is drawn is kept after three drawings', async () => {
  const { services } = server
  const release = server.engine.hold()
  const [busy, device] = [await server.newDevice(), await server.newDevice()]
  const first = await applyOnce(busy)
  await expect.poll(async () => (await read(busy, first)).status).toBe('processing')
  const body = applyBody(await uploadPortraits(device))
  const { id } = await device.call(applyStyle, { body })
  server.clock.advance(services.settings.sameWishMs + 1)
  const { id: other } = await device.call(applyStyle, { body })
  const light = createLightEngine()
  const engine = {
    ...light,
    run: async (...[job, context]: Parameters<typeof light.run>) => {
      const { images } = await light.run(job, context)
      const drawn = { ...report, composition: `pose ${light.jobs.length}` }
      await services.database.db
        .updateTable('creations')
        .set({ report: JSON.stringify(drawn) })
        .where('id', '=', other)
        .execute()
      return { images, report: drawn }
    },
  }
  const { signal } = new AbortController()
  await handleCreation({ ...services, engine }, { creationId: id }, { handOn: signal })
  expect((await read(device, id)).status).toBe('completed')
  expect(light.jobs).toHaveLength(3)
  release()
  await untilEnded(device, other)
})

test('a creation that never begins is given up at its deadline', { tags: ['A36'] }, async () => {
  const { device, id, release } = await waitingCreation()
  server.clock.advance(server.services.settings.creationDeadlineMs - 5000)
  expect(await failOverdue(server.services)).toBe(0)
  server.clock.advance(5001)
  expect(await failOverdue(server.services)).toBe(2)
  expect(await read(device, id)).toMatchObject({ status: 'failed', errorCode: 'deadline' })
  expect(await changesLeft(device)).toBe(5)
  release()
})

test('progress is written when a stage begins and now and then within it, and never after the end', async () => {
  const { services } = server
  const { device, id, release } = await waitingCreation()
  const creation = await claimCreation(services, id)
  if (!creation) throw new Error('not claimed')
  const progress = openProgress(
    { ...services, settings: { ...services.settings, progressEveryMs: 1000 } },
    creation,
  )
  const seen = async () => {
    await progress.close()
    const { stage, fraction } = (await read(device, id)).progress ?? {}
    return [stage, fraction]
  }
  progress.report('scene', 0.2)
  expect(await seen()).toEqual(['scene', expect.closeTo(0.2)])
  progress.report('scene', 0.3)
  expect(await seen()).toEqual(['scene', expect.closeTo(0.2)])
  server.clock.advance(1000)
  progress.report('scene', 0.4)
  expect(await seen()).toEqual(['scene', expect.closeTo(0.4)])
  progress.report('dressing', 7)
  expect(await seen()).toEqual(['dressing', 1])
  await failCreation(services, { creationId: id, code: 'unlike' })
  progress.report('checking', 0.9)
  await progress.close()
  expect((await read(device, id)).progress).toBeNull()
  release()
})

test('after some pictures a waiting one is told how long it will take', async () => {
  const { device, id, release } = await waitingCreation()
  expect((await read(device, id)).progress?.remainingMs).toEqual(expect.any(Number))
  release()
  expect((await untilEnded(device, id)).status).toBe('completed')
})
