import { imageSize, nearestRatio, type Size, sizeWithin } from '../picture-size.ts'
import type { HostedKind, Support } from '../spec.ts'
import { fieldOf, textOf } from '../wire/read-json.ts'
import { type Adapter, type Asked, supported } from './adapter.ts'
import { dataUri, pictureOf } from './picture-of.ts'
import { promptOf } from './prompt-of.ts'

/** Models behind fal's synchronous endpoint: editors of several pictures, and fashn's try-on. */
export const fal: Adapter = {
  mostReferences: 8,
  can,

  async open({ model, apiKey, baseUrl, fetch }) {
    const { createFal } = await import('@ai-sdk/fal')
    return createFal({ apiKey, baseURL: baseUrl, fetch }).image(model)
  },

  ask(request, model): Asked {
    if (isTryOn(model)) {
      const options = {
        model_image: dataUri(pictureOf(request, 'person')),
        garment_image: dataUri(pictureOf(request, 'garment')),
        category: 'one-pieces',
        mode: 'quality',
        outputFormat: 'jpeg',
        syncMode: true,
      }
      return { prompt: '', seed: request.seed, providerOptions: { fal: options } }
    }
    return {
      prompt: promptOf(request),
      seed: request.seed,
      providerOptions: {
        // Answered in place, the picture stays out of fal's history of requests.
        fal: {
          useMultipleImages: isEditor(model),
          syncMode: true,
          outputFormat: 'jpeg',
          ...sizeOf(request, model),
        },
      },
    }
  },

  complaintIn(body, status) {
    const flags = [fieldOf(body, 'has_nsfw_concepts'), fieldOf(body, 'nsfw_content_detected')]
    if (flags.some((flag) => Array.isArray(flag) && flag.includes(true))) return 'unsafe'
    if (status < 400) return undefined
    // A list of findings, a sentence, or none.
    const detail = JSON.stringify(fieldOf(body, 'detail') ?? textOf(fieldOf(body, 'message')))
    if (/content_policy_violation|nsfw|safety/i.test(detail)) return 'unsafe'
    return /exhausted balance|insufficient (funds|balance)/i.test(detail) ? 'over_budget' : undefined
  },
}

const isTryOn = (model: string) => /\/tryon\b/.test(model)
const isEditor = (model: string) => /\/(edit|multi)$/.test(model)

function can(model: string, kind: HostedKind): Support {
  if (isTryOn(model))
    return kind === 'dress' ? supported : { supported: false, reason: 'It tries dresses on only.' }
  const needsPictures = kind !== 'preview'
  if (isEditor(model) === needsPictures) return supported
  return { supported: false, reason: needsPictures ? drawsFromWords : changesPictures }
}

const drawsFromWords = 'It reads no or one picture: choose the model whose name ends with /edit or /multi.'
const changesPictures = 'It changes pictures and draws none from words alone.'

function sizeOf(request: Size, model: string) {
  if (/kontext|nano-banana/.test(model)) {
    const ratio = { aspect_ratio: nearestRatio(request, ratios) }
    // The first nano-banana has one size.
    return /nano-banana-/.test(model) ? { ...ratio, resolution: imageSize(request) } : ratio
  }
  const { widthPx, heightPx } = sizeWithin(request, limits)
  return { image_size: { width: widthPx, height: heightPx } }
}

const ratios = ['1:1', '2:3', '3:2', '3:4', '4:3', '9:16', '16:9'] as const
const limits = { stepPx: 16, mostEdgePx: 2048, mostPixels: 4_000_000 }
