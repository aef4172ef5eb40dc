import { endpoints } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the server says that it lives and that it can serve', async () => {
  expect(await (await server.fetch('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await server.fetch('/readyz')).json()).toEqual({ status: 'ready' })
})

test('a server without its database lives but cannot serve', { tags: ['slow'] }, async () => {
  const own = await startTestServer()
  await own.services.queue.stop(1000)
  await own.services.database.close()
  const [lives, serves] = [await own.fetch('/healthz'), await own.fetch('/readyz')]
  expect([lives.status, serves.status]).toEqual([200, 503])
  expect(await serves.json()).toEqual({ status: 'database not reachable' })
  await own.close()
})

test('metrics are there for this machine, with routes instead of addresses', async () => {
  await server.fetch('/api/wedding-styles/7b6b0a52-93a2-4d0d-8f0e-3b8f4a6d7c11')
  const text = await (await server.fetch('/metrics')).text()
  expect(text).toContain('route="/api/wedding-styles/:id",status="401"')
  expect(text).not.toContain('7b6b0a52')
  expect(text).toContain('engine_resident_memory_bytes 0')
  expect(text).toContain('process_resident_memory_bytes')
})

test('metrics are not there for what a proxy brings, unless it has the configured token', {
  tags: ['slow'],
}, async () => {
  const proxied = await server.fetch('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(proxied.status).toBe(403)
  const guarded = await startTestServer({ config: { metricsToken: 'a token for metrics' } })
  const without = await guarded.fetch('/metrics')
  const withToken = await guarded.fetch('/metrics', {
    headers: { authorization: 'Bearer a token for metrics', 'x-forwarded-for': '203.0.113.7' },
  })
  expect([without.status, withToken.status]).toEqual([403, 200])
  await guarded.close()
})

test('the OpenAPI document names every endpoint of the contract and can be browsed', async () => {
  const document = (await (await server.fetch('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { summary: string; responses: Record<string, unknown> }>>
  }
  expect(document.openapi).toBe('3.1.0')
  for (const { path, method, summary } of Object.values(endpoints))
    expect(document.paths[path][method.toLowerCase()].summary).toBe(summary)
  const apply = document.paths['/wedding-styles/apply'].post
  expect(Object.keys(apply.responses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '404', '409', '429']),
  )
  const upload = JSON.stringify(document.paths['/wedding-photos/upload'].post)
  expect(upload).toContain('multipart/form-data')
  expect(upload).toContain('"format":"binary"')

  const page = await server.fetch('/api/docs')
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'")
})

test('a client that never reads its answer does not keep the server from stopping', {
  tags: ['slow'],
}, async () => {
  const own = await startTestServer()
  await own.fetch('/metrics')
  await own.close()
  await expect(own.fetch('/healthz')).rejects.toThrow()
})
