import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandboxStore, type TestStore } from '../../testing/start-sandbox-store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startSandboxStore()
})
afterAll(() => store.close())

test('whoever asks the sandbox store from another machine is refused at every address', async () => {
  expect(store.routes.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/clock', '/purchases', '/outage']),
  )
  expect(store.routes.length).toBeGreaterThan(10)
  for (const remoteAddress of ['192.168.1.20', '203.0.113.7', '::ffff:10.0.0.5', 'fd00::2'])
    for (const route of store.routes) expect(await store.from(remoteAddress, route)).toBe(403)
  const claims = { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', host: 'localhost' }
  const clock = { method: 'POST', url: '/clock', headers: claims } as const
  expect(await store.from('203.0.113.7', clock)).toBe(403)
})

test('this machine is served, and a proxy on it that passes on what others ask is not', async () => {
  const ask = { method: 'GET', url: '/v1/subscribers/somebody' } as const
  for (const loopback of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
    expect(await store.from(loopback, ask)).toBeLessThan(300)
  expect(await store.from('127.0.0.1', { ...ask, headers: { 'x-forwarded-for': '203.0.113.7' } })).toBe(403)
})
