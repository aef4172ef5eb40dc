import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { expirePhotos } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { sweepEveryMs: 3_600_000 } })
})
afterAll(() => server.close())

test('a photo’s file is deleted after thirty days and the engine forgets it', { tags: ['A59'] }, async () => {
  const { services, engine, clock } = server
  const { partner1PhotoId } = await uploadPortraits(await server.newDevice())
  const key = `photos/${partner1PhotoId}.jpg`
  clock.advance(29 * 86_400_000)
  expect(await expirePhotos(services)).toBe(0)
  expect(await services.objects.get(key)).toBeDefined()
  clock.advance(86_400_000 + 1)
  expect(await expirePhotos(services)).toBe(2)
  expect(await services.objects.get(key)).toBeUndefined()
  expect(engine.forgotten).toContain(partner1PhotoId)
  expect(await expirePhotos(services)).toBe(0)
})
