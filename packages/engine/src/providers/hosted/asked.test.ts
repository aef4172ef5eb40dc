import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { HostedKind, Reference } from '../../spec/hosted.ts'
import { startFakeProvider } from '../../testing/hosted/index.ts'
import { createHostedModel, type HostedProvider } from './index.ts'

const blank = { create: { width: 30, height: 40, channels: 3, background: '#888' } } as const
const bytes = await sharp(blank).jpeg().toBuffer()
const uri = `data:image/jpeg;base64,${bytes.toString('base64')}`
const both: Reference[] = [
  { role: 'person', bytes },
  { role: 'garment', bytes },
]

interface Asking {
  kind?: HostedKind
  references?: Reference[]
  widthPx?: number
}

/** The path and body of the first request that a model sends. */
async function ask(
  name: `${HostedProvider}/${string}`,
  { kind = 'dress', references = both, widthPx = 1200 }: Asking = {},
) {
  const provider = providerOf(name)
  const model = name.slice(provider.length + 1)
  const fake = await startFakeProvider({ provider, pendingAnswers: 0 })
  onTestFinished(() => fake.close())
  const prices = { [`${provider}:${model}`]: { by: 'picture', usd: 0.1 } } as const
  const hosted = createHostedModel({ provider, model, account: fake.account, prices })
  const request = { kind, references, prompt: 'A garden.', widthPx, heightPx: (widthPx / 3) * 4, seed: 7 }
  await hosted.draw(request, { signal: new AbortController().signal })
  const [{ path, body }] = fake.requests
  return { path, body }
}

function providerOf(name: string): HostedProvider {
  if (name.startsWith('openai/')) return 'openai'
  if (name.startsWith('fal/')) return 'fal'
  if (name.startsWith('replicate/')) return 'replicate'
  return name.startsWith('google/') ? 'google' : 'black-forest-labs'
}

test('Google is asked for one picture of the shape in the smallest class that has the pixels', async () => {
  const { path, body } = await ask('google/gemini-nano-banana-2.1', { kind: 'couple' })
  expect(path).toBe('/v1beta/models/gemini-nano-banana-2.1:generateContent')
  expect(body).toMatchObject({
    generationConfig: {
      seed: 7,
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: '3:4', imageSize: '2K' },
    },
  })
})

test('OpenAI edits where there are pictures, and generates where there are none', async () => {
  const edit = await ask('openai/gpt-image-2')
  expect(edit.path).toBe('/v1/images/edits')
  expect(edit.body).toBeInstanceOf(FormData)
  const words = await ask('openai/gpt-image-2', { kind: 'preview', references: [] })
  expect(words.path).toBe('/v1/images/generations')
  expect(words.body).toMatchObject({ prompt: 'A garden.', size: '1200x1600', n: 1, output_format: 'jpeg' })
})

test('fal’s editors get every picture, answer in place, and take their size in their own words', async () => {
  const common = { image_urls: [uri, uri], sync_mode: true, num_images: 1, seed: 7 }
  const kontext = await ask('fal/fal-ai/flux-pro/kontext/max/multi')
  expect(kontext).toMatchObject({
    path: '/fal-ai/flux-pro/kontext/max/multi',
    body: { ...common, aspect_ratio: '3:4' },
  })
  expect(kontext.body).not.toHaveProperty('resolution')
  expect((await ask('fal/fal-ai/nano-banana-2/edit')).body).toMatchObject({ ...common, resolution: '2K' })
  expect((await ask('fal/fal-ai/nano-banana/edit')).body).not.toHaveProperty('resolution')
  expect((await ask('fal/fal-ai/flux-2-pro/edit', { widthPx: 1800 })).body).toMatchObject({
    ...common,
    image_size: { width: 1536, height: 2048 },
  })
})

test('fashn is shown who wears and what is worn, each by name', async () => {
  const { body } = await ask('fal/fal-ai/fashn/tryon/v1.6')
  expect(body).toMatchObject({
    model_image: uri,
    garment_image: uri,
    category: 'one-pieces',
    sync_mode: true,
  })
  expect(body).not.toHaveProperty('image_urls')
})

test('fashn without a garment is not asked', async () => {
  await expect(ask('fal/fal-ai/fashn/tryon/v1.6', { references: both.slice(0, 1) })).rejects.toMatchObject({
    code: 'provider_unavailable',
    reason: 'unsupported',
  })
})

test('Replicate’s models get their pictures in the list that each one reads', {
  tags: ['slow'],
}, async () => {
  const flux = await ask('replicate/black-forest-labs/flux-2-pro', { widthPx: 1800 })
  expect(flux.path).toBe('/v1/models/black-forest-labs/flux-2-pro/predictions')
  expect(flux.body).toMatchObject({
    input: { input_images: [uri, uri], aspect_ratio: 'custom', width: 1536, height: 2048, seed: 7 },
  })
  expect(flux.body).not.toHaveProperty('input.input_image')
  const banana = await ask('replicate/google/nano-banana-pro')
  expect(banana.body).toMatchObject({
    input: { image_input: [uri, uri], aspect_ratio: '3:4', resolution: '2K' },
  })
  expect(banana.body).not.toHaveProperty('input.seed')
})

test('Black Forest Labs get the pictures as bare base64, within the sides they draw', async () => {
  const { path, body } = await ask('black-forest-labs/flux-2-max', { widthPx: 1800 })
  const raw = bytes.toString('base64')
  expect(path).toBe('/v1/flux-2-max')
  expect(body).toMatchObject({ input_image: raw, input_image_2: raw, width: 1440, height: 1920, seed: 7 })
})
