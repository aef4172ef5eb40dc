import { expect, test } from 'vitest'
import type { HostedKind } from '../spec.ts'
import { adapters, type HostedProvider } from './index.ts'

const kinds: readonly HostedKind[] = ['couple', 'dress', 'portrait', 'preview']

function drawnBy(provider: HostedProvider, model: string): HostedKind[] {
  return kinds.filter((kind) => adapters[provider].can(model, kind).supported)
}

test('models that read pictures and words draw everything', () => {
  expect(drawnBy('google', 'gemini-3-pro-image')).toEqual(kinds)
  expect(drawnBy('openai', 'gpt-image-2.6-flare')).toEqual(kinds)
  expect(drawnBy('replicate', 'black-forest-labs/flux-2-max')).toEqual(kinds)
  expect(drawnBy('black-forest-labs', 'flux-2-flex')).toEqual(kinds)
  expect(drawnBy('openai-compatible', 'anything')).toEqual(kinds)
})

test('fal’s models draw what their names say', () => {
  expect(drawnBy('fal', 'fal-ai/nano-banana-2/edit')).toEqual(['couple', 'dress', 'portrait'])
  expect(drawnBy('fal', 'fal-ai/flux-pro/kontext/multi')).toEqual(['couple', 'dress', 'portrait'])
  expect(drawnBy('fal', 'fal-ai/flux-pro/kontext/max')).toEqual(['preview'])
  expect(drawnBy('fal', 'fal-ai/fashn/tryon/v1.6')).toEqual(['dress'])
})

test('models that could not serve draw nothing, for a reason an operator understands', () => {
  const misfits: [HostedProvider, string][] = [
    ['google', 'imagen-4.0-generate-001'],
    ['openai', 'dall-e-3'],
    ['openai', 'gpt-image-1.5'],
    ['replicate', 'black-forest-labs/flux-2-klein-4b'],
    ['replicate', 'stability-ai/sdxl'],
    ['black-forest-labs', 'flux-pro-1.1'],
  ]
  for (const [provider, model] of misfits) {
    expect(drawnBy(provider, model), model).toEqual([])
    expect(adapters[provider].can(model, 'couple')).toMatchObject({
      reason: expect.stringMatching(/^[A-Z].{20,}\.$/),
    })
  }
})
