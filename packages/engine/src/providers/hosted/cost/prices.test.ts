import { expect, test } from 'vitest'
import { createHostedModel, hostedProviders } from '../index.ts'
import { prices, pricesReadOn } from './prices.ts'

const named = Object.entries(prices).map(([name, price]) => {
  const provider = hostedProviders.find((provider) => name.startsWith(`${provider}:`))
  return { name, price, provider, model: name.slice(name.indexOf(':') + 1) }
})

test('every price is of a provider that is spoken to, and of a model that draws something', () => {
  for (const { name, provider, model } of named) {
    expect(provider, name).toBeDefined()
    if (!provider) continue
    const hosted = createHostedModel({ provider, model, account: { apiKey: 'a key' } })
    expect(
      (['couple', 'dress', 'portrait', 'preview'] as const).some((kind) => hosted.can(kind).supported),
      name,
    ).toBe(true)
  }
})

test('a picture costs between a tenth of a cent and a dollar', () => {
  const bytes = new Uint8Array(0)
  const references = [
    { role: 'partner1' as const, bytes },
    { role: 'partner2' as const, bytes },
  ]
  const request = {
    kind: 'couple' as const,
    references,
    prompt: 'x'.repeat(3000),
    widthPx: 1500,
    heightPx: 2000,
    seed: 1,
  }
  for (const { name, provider, model } of named) {
    if (!provider) continue
    const usd = createHostedModel({ provider, model, account: { apiKey: 'a key' } }).estimateUsd(request)
    expect(usd, name).toBeGreaterThan(0.001)
    expect(usd, name).toBeLessThan(1)
  }
})

/** Tokens of a picture of gpt-image, as community.openai.com/t/1382699 reckons them; 48 is medium quality. */
function gptImageTokens(widthPx: number, heightPx: number, quality = 48): number {
  const short = Math.round((quality * Math.min(widthPx, heightPx)) / Math.max(widthPx, heightPx))
  return Math.ceil((quality * short * (2e6 + widthPx * heightPx)) / 4e6)
}

test('no picture of gpt-image has more tokens than are set aside for one', () => {
  expect(gptImageTokens(1024, 1024, 16)).toBe(196)
  const sizes = [1024, 1536, 2048, 2560, 2880, 3200, 3840]
  const most = Math.max(
    ...sizes.flatMap((width) =>
      sizes.filter((height) => width * height <= 8_294_400).map((height) => gptImageTokens(width, height)),
    ),
  )
  expect(most).toBe(5930)
  const ofOpenai = named.filter(({ provider }) => provider === 'openai')
  expect(ofOpenai.length).toBeGreaterThan(0)
  for (const { name, price } of ofOpenai)
    expect(price.by === 'token' && price.mostTokensPerPicture, name).toBeGreaterThan(most)
})

test('the prices carry the day they were read on', () => {
  expect(new Date(pricesReadOn).toISOString().slice(0, 10)).toBe(pricesReadOn)
})
