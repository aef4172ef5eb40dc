import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchAnswers } from './fetch-answers.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/`
}

const json = { 'content-type': 'application/json; charset=utf-8' }
const adapter = {
  complaintIn: (body: unknown) => (JSON.stringify(body)?.includes('no!') ? ('unsafe' as const) : undefined),
}

test('an answer passes whole, with its status, and its JSON is shown', async () => {
  const url = await serve((_, response) => response.writeHead(201, json).end('{"a":1}'))
  const bodies: unknown[] = []
  const answer = await fetchAnswers({ adapter, mostBytes: 100, onBody: (body) => bodies.push(body) })(url)
  expect([answer.status, await answer.json()]).toEqual([201, { a: 1 }])
  expect(bodies).toEqual([{ a: 1 }])
})

test('what a provider complains about with 200 is thrown, and shown to nobody', async () => {
  const url = await serve((_, response) => response.writeHead(200, json).end('{"status":"no!"}'))
  const bodies: unknown[] = []
  const asking = fetchAnswers({ adapter, mostBytes: 100, onBody: (body) => bodies.push(body) })(url)
  await expect(asking).rejects.toMatchObject({ code: 'unsafe' })
  expect(bodies).toEqual([])
})

test('an answer ends at the limit, whether it tells its length or not', async () => {
  for (const length of [undefined, 101]) {
    const url = await serve((_, response) => {
      if (length) response.setHeader('content-length', length)
      response.end(Buffer.alloc(101))
    })
    await expect(fetchAnswers({ adapter, mostBytes: 100 })(url)).rejects.toMatchObject({ reason: 'too_big' })
  }
})

test('a page that says it is JSON passes on, for the reader to refuse', async () => {
  const url = await serve((_, response) => response.writeHead(200, json).end('<html>'))
  const answer = await fetchAnswers({ adapter, mostBytes: 100 })(url)
  expect(await answer.text()).toBe('<html>')
})

test('a redirect is not followed with the key, unless the asker looks at it first', async () => {
  const heard: (string | undefined)[] = []
  const elsewhere = await serve((request, response) => {
    heard.push(request.url)
    response.end('{}')
  })
  const url = await serve((_, response) => response.writeHead(307, { location: elsewhere }).end())
  const ask = fetchAnswers({ adapter, mostBytes: 100 })
  await expect(ask(url, { method: 'POST', body: '{}', headers: { 'x-key': 'secret' } })).rejects.toThrow()
  expect((await ask(url, { redirect: 'manual' })).status).toBe(307)
  expect(heard).toEqual([])
})
