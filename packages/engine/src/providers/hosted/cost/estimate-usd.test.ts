import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DrawRequest, Reference } from '../spec.ts'
import { estimateUsd, spentUsd } from './estimate-usd.ts'
import type { Price } from './prices.ts'

const request: DrawRequest = {
  kind: 'couple',
  references: [],
  prompt: 'x'.repeat(200),
  widthPx: 1200,
  heightPx: 1600,
  seed: 1,
}

async function photo(width: number, height: number): Promise<Reference> {
  const blank = sharp({ create: { width, height, channels: 3, background: '#888' } })
  return { role: 'partner1', bytes: await blank.jpeg().toBuffer() }
}

test('a picture costs by its class of size, and by each picture that is shown', async () => {
  const price: Price = { by: 'picture', usd: 0.1, usd2K: 0.2, usd4K: 0.4, usdPerReference: 0.01 }
  const references = [await photo(100, 100), await photo(100, 100)]
  expect(estimateUsd(price, { ...request, widthPx: 750, heightPx: 1000 })).toBe(0.1)
  expect(estimateUsd(price, { ...request, references })).toBeCloseTo(0.22)
  expect(estimateUsd(price, { ...request, widthPx: 3000, heightPx: 4000 })).toBe(0.4)
  expect(estimateUsd({ by: 'picture', usd: 0.1 }, { ...request, widthPx: 3000, heightPx: 4000 })).toBe(0.1)
})

test('megapixels are billed when they are begun, of what is drawn and of what is shown', async () => {
  const price: Price = { by: 'megapixel', usdFirst: 0.03, usdNext: 0.015, usdPerReferenceMegapixel: 0.01 }
  expect(estimateUsd(price, { ...request, widthPx: 100, heightPx: 100 })).toBe(0.03)
  expect(estimateUsd(price, request)).toBeCloseTo(0.045)
  const references = [await photo(1200, 1600), await photo(300, 400)]
  expect(estimateUsd(price, { ...request, references })).toBeCloseTo(0.045 + 0.02 + 0.01)
})

const byToken: Price = {
  by: 'token',
  usdPerMillionIn: 10,
  usdPerMillionOut: 100,
  mostTokensPerReference: 1000,
  mostTokensPerPicture: 5000,
}

test('tokens are estimated at their most, and paid as they are counted', async () => {
  const asked = { ...request, references: [await photo(10, 10)] }
  expect(estimateUsd(byToken, asked)).toBeCloseTo(0.5 + 0.01 + 0.002)
  expect(spentUsd(byToken, { request: asked, usage: { inputTokens: 400, outputTokens: 1000 } })).toBeCloseTo(
    0.104,
  )
})

test('no prompt has more tokens than were set aside for it, whatever it is written in', () => {
  // One token a byte is the worst that byte-pair encoding does.
  const prompt = '💍婚'.repeat(500)
  const usage = { inputTokens: new TextEncoder().encode(prompt).byteLength, outputTokens: 5000 }
  const asked = { ...request, prompt }
  expect(spentUsd(byToken, { request: asked, usage })).toBeLessThanOrEqual(estimateUsd(byToken, asked))
})

test('a side that is rounded up to the next step is reckoned with', () => {
  const price: Price = { by: 'megapixel', usdFirst: 1, usdNext: 1, usdPerReferenceMegapixel: 0 }
  // Drawn as 1024×1056, which begins a second megapixel.
  expect(estimateUsd(price, { ...request, widthPx: 1008, heightPx: 1040 })).toBe(2)
})

test('an answer that counts no tokens costs what was estimated', () => {
  const usage = { inputTokens: undefined, outputTokens: 7 }
  expect(spentUsd(byToken, { request, usage })).toBe(estimateUsd(byToken, request))
  const perPicture: Price = { by: 'picture', usd: 0.1 }
  expect(spentUsd(perPicture, { request, usage: { inputTokens: 1, outputTokens: 1 } })).toBe(0.1)
})
