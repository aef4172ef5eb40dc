import { imageSize, nearestRatio, type Size, sizeWithin } from '../picture-size.ts'
import { fieldOf, textOf } from '../wire/read-json.ts'
import { type Adapter, supported } from './adapter.ts'
import { dataUri } from './picture-of.ts'

/**
 * Models on Replicate. The pictures go into fields of our own: the SDK sends `input_image`, `input_image_2` … to flux-2, whose
 * schema there has a list `input_images`, and only the first picture to every other model.
 */
export const replicate: Adapter = {
  mostReferences: 8,
  can: (model) =>
    isFlux2(model) || isNanoBanana(model) ? supported : { supported: false, reason: knownModels },

  async open({ model, apiKey, baseUrl, fetch }) {
    const { createReplicate } = await import('@ai-sdk/replicate')
    return createReplicate({ apiToken: apiKey, baseURL: baseUrl, fetch }).image(model)
  },

  ask(request, model) {
    const pictures = request.references.map(dataUri)
    const options = isFlux2(model) ? flux2Options(request, pictures) : nanoBananaOptions(request, pictures)
    return {
      prompt: request.prompt,
      seed: isFlux2(model) ? request.seed : undefined,
      providerOptions: { replicate: { ...options, output_format: 'jpg', maxPollAttempts } },
    }
  },

  complaintIn(body, status) {
    const error = textOf(fieldOf(body, 'error'))
    const hasFailed = fieldOf(body, 'status') === 'failed' || status >= 400
    return hasFailed && /nsfw|sensitive|safety|flagged|moderat|E005/i.test(error) ? 'unsafe' : undefined
  },
}

/** Not klein, which calls its pictures by another name. */
const isFlux2 = (model: string) => /^black-forest-labs\/flux-2-(pro|max|flex|dev)$/.test(model)
const isNanoBanana = (model: string) => model.startsWith('google/nano-banana')

const knownModels =
  'On Replicate only flux-2-pro, -max, -flex and -dev of black-forest-labs and google/nano-banana… are known.'

function flux2Options(size: Size, pictures: string[]) {
  const { widthPx, heightPx } = sizeWithin(size, { stepPx: 32, mostEdgePx: 2048 })
  return {
    ...(pictures.length ? { input_images: pictures } : {}),
    aspect_ratio: 'custom',
    width: widthPx,
    height: heightPx,
    output_quality: 95,
  }
}

function nanoBananaOptions(size: Size, pictures: string[]) {
  return {
    ...(pictures.length ? { image_input: pictures } : {}),
    aspect_ratio: nearestRatio(size, ratios),
    resolution: imageSize(size),
  }
}

const ratios = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9'] as const

/** Twenty minutes at two a second: the signal ends the work, never the SDK's own count. */
const maxPollAttempts = 2400
