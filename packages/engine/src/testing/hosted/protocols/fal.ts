import { fieldOf, textOf } from '../adapters.ts'
import { type Asked, fileUrl, type Protocol, type Reply, type Trouble } from './protocol.ts'
import { listOf, numberOr, picturesIn } from './read-pictures.ts'
import { sizeOfRatio } from './size-of-ratio.ts'

/** fal's synchronous endpoint. */
export const fal: Protocol = {
  basePath: '',
  isAllowed: ({ headers }, apiKey) => headers.authorization === `Key ${apiKey}`,

  read({ body }): Asked {
    const urls = ['model_image', 'garment_image', 'image_url'].map((key) => fieldOf(body, key))
    const wished = fieldOf(body, 'model_image')
      ? tryOnSize
      : sizeOfRatio(textOf(fieldOf(body, 'aspect_ratio')), textOf(fieldOf(body, 'resolution')))
    return {
      prompt: textOf(fieldOf(body, 'prompt')),
      references: picturesIn([...urls, ...listOf(fieldOf(body, 'image_urls'))]),
      widthPx: numberOr(fieldOf(body, 'image_size', 'width'), wished.widthPx),
      heightPx: numberOr(fieldOf(body, 'image_size', 'height'), wished.heightPx),
    }
  },

  take(order, origin) {
    if (order.isRefused) return refusal
    const { widthPx: width, heightPx: height } = order
    const url = order.isInline
      ? `data:image/png;base64,${Buffer.from(order.picture).toString('base64')}`
      : fileUrl(order, origin)
    const images = [{ url, width, height, content_type: 'image/png' }]
    return {
      status: 200,
      hasPicture: order.isInline,
      body: { images, seed: 42, timings: {}, has_nsfw_concepts: [false], prompt: order.prompt },
    }
  },

  isInline: ({ body }) => fieldOf(body, 'sync_mode') === true,
  trouble: (trouble) => troubles[trouble],
}

/** What fashn/tryon/v1.6 draws of a person in 3:4, within its 864×1296. */
const tryOnSize = { widthPx: 864, heightPx: 1152 }

const refusal: Reply = {
  status: 422,
  body: {
    detail: [
      {
        loc: ['body', 'image_urls', 0],
        msg: 'The content could not be processed because it was flagged by a content checker.',
        type: 'content_policy_violation',
      },
    ],
  },
}

const troubles: Record<Trouble, Reply> = {
  server_error: { status: 500, body: { detail: 'Internal Server Error' } },
  busy: { status: 429, headers: { 'retry-after': '3' }, body: { detail: 'Too many requests' } },
  unauthorized: { status: 401, body: { detail: 'Cannot access application. Authentication is required.' } },
  empty_account: {
    status: 403,
    body: { detail: 'User is locked. Reason: Exhausted balance. Top up your balance.' },
  },
}
