import { afterAll, beforeAll, expect, test } from 'vitest'
import { asFile, drawPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let device: TestDevice
beforeAll(async () => {
  server = await startTestServer({ settings: { decodesAtOnce: 1, decodesWaiting: 1 } })
  device = await server.newDevice()
})
afterAll(() => server.close())

async function upload(): Promise<Response> {
  const body = new FormData()
  body.append('photo', asFile(await drawPortrait()))
  const headers = { authorization: `Bearer ${device.token}` }
  return server.fetch('/api/photos/upload', { method: 'POST', body, headers })
}

test('a server with its hands full says so and when to come back, and serves the others', {
  tags: ['API-58'],
}, async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, upload))
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200).length).toBe(12 - busy.length)
  expect(busy[0].headers.get('retry-after')).toBe('2')
  expect(await busy[0].json()).toMatchObject({
    code: 'overloaded',
    error: 'We are very busy. Please try again in a moment.',
  })
})

test('an engine that is down for a moment asks for patience instead of blaming the photo', async () => {
  server.engine.failFindingFaces('engine_crashed')
  const response = await upload()
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([503, 'overloaded'])
  expect((await upload()).status).toBe(200)
})
