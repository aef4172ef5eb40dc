// @module-tag slow
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startFakeProvider } from '../../testing/hosted/index.ts'
import { createHostedModel } from './index.ts'

const choices = [
  { provider: 'replicate', model: 'black-forest-labs/flux-2-pro' },
  { provider: 'black-forest-labs', model: 'flux-2-pro' },
] as const

const request = {
  kind: 'preview' as const,
  references: [],
  prompt: 'A garden.',
  widthPx: 900,
  heightPx: 1200,
  seed: 1,
}

for (const { provider, model } of choices) {
  test(`${provider}: an order that never gets ready ends with the signal, and nobody asks on`, async () => {
    const fake = await startFakeProvider({ provider, pendingAnswers: Infinity })
    onTestFinished(() => fake.close())
    const leaving = new AbortController()
    const drawing = createHostedModel({ provider, model, account: fake.account }).draw(request, {
      signal: leaving.signal,
    })
    const failure = drawing.catch((error: unknown) => error)
    await vi.waitFor(() => expect(fake.requests.length).toBe(3), 20_000)
    leaving.abort()
    expect(await failure).toMatchObject({ code: 'cancelled' })
    const { length } = fake.requests
    await delay(1200)
    expect(fake.requests.length).toBe(length)
  })

  test(`${provider}: a refusal that only the state of the order tells is known at once`, async () => {
    const fake = await startFakeProvider({ provider, pendingAnswers: 0 })
    onTestFinished(() => fake.close())
    fake.fail('refusal')
    const drawing = createHostedModel({ provider, model, account: fake.account }).draw(request, {
      signal: AbortSignal.timeout(30_000),
    })
    await expect(drawing).rejects.toMatchObject({ code: 'unsafe' })
    expect(fake.requests.length).toBe(2)
  })
}

test('an order that was taken may be billed, even when its provider is down before it is ready', async () => {
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    const get = `http://127.0.0.1:${port}/v1/predictions/1`
    response.writeHead(request.method === 'POST' ? 201 : 500, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ id: '1', status: 'starting', urls: { get } }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const account = { apiKey: 'a key', baseUrl: `http://127.0.0.1:${port}/v1` }
  const drawing = createHostedModel({ ...choices[0], account }).draw(request, {
    signal: AbortSignal.timeout(30_000),
  })
  await expect(drawing).rejects.toMatchObject({ reason: 'down', mayBeBilled: true })
})
