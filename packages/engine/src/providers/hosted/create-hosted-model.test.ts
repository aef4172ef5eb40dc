import { expect, test } from 'vitest'
import { createHostedModel, hostedProviders } from './index.ts'

const account = { apiKey: 'a key', baseUrl: 'http://127.0.0.1:2/v1' }

test('a model without a price is refused in words for the operator', () => {
  expect(() => createHostedModel({ provider: 'google', model: 'gemini-9', account })).toThrow(
    'No price is known for google:gemini-9',
  )
  expect(() => createHostedModel({ provider: 'google', model: 'constructor', account })).toThrow('No price')
})

test('a model that Google has shut down is not taken', () => {
  const shutDown = { provider: 'google', model: 'gemini-3-pro-image-preview', account } as const
  expect(() => createHostedModel(shutDown)).toThrow('No price')
  expect(() => createHostedModel({ ...shutDown, model: 'gemini-3-pro-image' })).not.toThrow()
})

test('a price from configuration serves a model that the table does not know, and goes before the table', () => {
  const request = {
    kind: 'preview' as const,
    references: [],
    prompt: '',
    widthPx: 900,
    heightPx: 1200,
    seed: 1,
  }
  for (const model of ['gemini-9', 'gemini-3-pro-image']) {
    const prices = { [`google:${model}`]: { by: 'picture' as const, usd: 0.5 } }
    expect(createHostedModel({ provider: 'google', model, account, prices }).estimateUsd(request)).toBe(0.5)
  }
})

test('a server of one’s own needs an address', () => {
  const prices = { 'openai-compatible:m': { by: 'picture' as const, usd: 0.1 } }
  const choice = { provider: 'openai-compatible', model: 'm', prices } as const
  expect(() => createHostedModel({ ...choice, account: { apiKey: 'a key' } })).toThrow('address')
  expect(createHostedModel({ ...choice, account }).can('couple')).toEqual({ supported: true })
})

test('a provider that nobody listens for cannot be reached, says so, and bills nothing', async () => {
  const model = createHostedModel({ provider: 'google', model: 'gemini-nano-banana-2.1', account })
  const request = {
    kind: 'preview' as const,
    references: [],
    prompt: 'a',
    widthPx: 900,
    heightPx: 1200,
    seed: 1,
  }
  await expect(model.draw(request, { signal: AbortSignal.timeout(10_000) })).rejects.toMatchObject({
    code: 'provider_unavailable',
    reason: 'unreachable',
    mayBeBilled: false,
  })
})

test('every provider has a name that a configuration can hold beside a model', () => {
  for (const provider of hostedProviders) expect(provider).toMatch(/^[a-z-]+$/)
})
