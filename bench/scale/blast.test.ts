import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blast, endOf, wire } from './blast.ts'

let asked = 0
const server = createServer(async (request, response) => {
  asked++
  const sent: unknown[] = []
  for await (const chunk of request) sent.push(chunk)
  response.statusCode = request.url === '/no' ? 404 : 200
  response.setHeader('content-length', 5)
  // In two pieces, as answers may come.
  response.write('ok')
  setTimeout(() => response.end(`-${sent.length}!`), 1)
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((go) => server.close(go)))

test('every request is counted once, and those that are refused are told apart', async () => {
  let turn = 0
  const next = () =>
    turn++ % 2 ? wire({ path: '/no' }) : wire({ path: '/', method: 'POST', body: { a: 'ä' }, token: 't' })
  const hits = await blast({ origin, next, connections: 3, forMs: 200 })
  expect(hits.latenciesMs.length).toBe(asked)
  const refused = hits.others.get(404) ?? 0
  expect(Math.abs(refused - asked / 2)).toBeLessThanOrEqual(1)
  expect(hits.perSecond).toBeGreaterThan(10)
})

test('an answer ends where its head says', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n'
  expect(endOf(Buffer.from(head))).toBeUndefined()
  expect(endOf(Buffer.from(`${head}\r\nabc`))).toBe(head.length + 5)
  expect(() => endOf(Buffer.from('HTTP/1.1 200 OK\r\n\r\nabc'))).toThrow('how long')
})
