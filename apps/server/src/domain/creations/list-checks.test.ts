import { enhanceWeddingPortrait, listCreationChecks } from '@ever-after/contract'
import type { Report } from '@ever-after/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpDatabase } from '../../testing/dump-database.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { createLightEngine } from '../../testing/light-engine.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

/** Numbers that would be found again wherever they were written. */
const descriptor = Array.from({ length: 128 }, (_, i) => 0.424242 + i / 1e4)
const measured: Report = {
  engine: 'light',
  model: 'plain',
  likeness: [0.31, 0.42],
  skinDeltaE: [2.5, 3.5],
  warnings: ['partner1:dark', 'gentler_finish'],
  stagesMs: { vision: 700, compose: 400 },
  costUsd: 0.002,
}

const light = createLightEngine()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    engine: {
      ...light,
      run: async (job, context) => {
        const { images } = await light.run(job, context)
        const likeness = [...measured.likeness, ...descriptor]
        return { images, report: { ...measured, likeness, descriptor, landmarks: [descriptor] } }
      },
    },
  })
})
afterAll(() => server.close())

test('an operator reads what was measured of every picture, and neither whose it is nor the picture', async () => {
  const [device, operator] = [await server.newDevice(), await server.operator()]
  light.failNext('engine_crashed')
  const id = await applyOnce(device)
  await untilEnded(device, id)
  server.clock.advance(1000)
  const { url: photoUrl } = await uploadPortrait(device)
  await device.call(enhanceWeddingPortrait, { body: { photoUrl, attire: 'dress' } })
  server.clock.advance(1000)
  light.failNext('unlike')
  await untilEnded(device, await applyOnce(device))

  const checks = await operator.call(listCreationChecks, {})
  expect(checks.map(({ kind, status, attempts, errorCode }) => [kind, status, attempts, errorCode])).toEqual([
    ['style', 'failed', 1, 'unlike'],
    ['portrait', 'completed', 1, null],
    ['style', 'completed', 2, null],
  ])
  const done = checks[2]
  expect(done).toMatchObject({ id, isTest: false, durationMs: expect.any(Number) })
  expect(done.report).toEqual(measured)
  expect(checks[0].report).toBeNull()
  const text = JSON.stringify(checks)
  for (const secret of ['device', 'photo', 'media', 'Url']) expect(text).not.toContain(secret)
  await expectRefusal(device.call(listCreationChecks, {}), 'forbidden')
})

test('whatever an engine and the coach report besides, no measure of a face and no landmark reaches the database', {
  tags: ['A59'],
}, async () => {
  const device = await server.newDevice()
  light.hint({ code: 'blurred', severity: 'warn', value: 0.313131 })
  await untilEnded(device, await applyOnce(device))
  light.hint()
  const stored = await dumpDatabase(server.services.database)
  expect(stored).toContain('gentler_finish')
  expect(stored).toContain('blurred')
  expect(stored).not.toContain('0.313131')
  expect(stored).not.toMatch(/descriptor|landmark|mesh/)
  for (const value of descriptor.slice(0, 5)) expect(stored).not.toContain(String(value))
})
