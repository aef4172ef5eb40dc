import { fieldOf, textOf } from '../adapters.ts'
import { type Asked, fileUrl, type Order, type Protocol, type Reply, type Trouble } from './protocol.ts'
import { listOf, numberOr, picturesIn } from './read-pictures.ts'
import { sizeOfRatio } from './size-of-ratio.ts'

/** Replicate's predictions of a model. */
export const replicate: Protocol = {
  basePath: '/v1',
  isAllowed: ({ headers, path }, apiKey) =>
    headers.authorization === `Bearer ${apiKey}` && path.endsWith('/predictions'),

  read({ body }): Asked {
    const input = fieldOf(body, 'input')
    const wished = sizeOfRatio(textOf(fieldOf(input, 'aspect_ratio')), textOf(fieldOf(input, 'resolution')))
    return {
      prompt: textOf(fieldOf(input, 'prompt')),
      references: picturesIn(['input_images', 'image_input'].flatMap((key) => listOf(fieldOf(input, key)))),
      widthPx: numberOr(fieldOf(input, 'width'), wished.widthPx),
      heightPx: numberOr(fieldOf(input, 'height'), wished.heightPx),
    }
  },

  take: (order, origin) => predictionOf(order, { origin, status: 'starting' }),

  tell(order, origin) {
    if (order.isPending) return predictionOf(order, { origin, status: 'processing' })
    return predictionOf(order, { origin, status: order.isRefused ? 'failed' : 'succeeded' })
  },

  trouble: (trouble) => troubles[trouble],
}

function predictionOf(order: Order, { origin, status }: { origin: string; status: string }): Reply {
  return {
    status: status === 'starting' ? 201 : 200,
    body: {
      id: order.id,
      status,
      output: status === 'succeeded' ? fileUrl(order, origin) : null,
      error:
        status === 'failed' ? 'The input or output was flagged as sensitive. Please try again. (E005)' : null,
      urls: { get: `${origin}/v1/predictions/${order.id}` },
    },
  }
}

const troubles: Record<Trouble, Reply> = {
  server_error: errorReply(500, { title: 'Internal server error', detail: 'Something went wrong.' }),
  busy: {
    ...errorReply(429, { title: 'Too many requests', detail: 'Request was throttled.' }),
    headers: { 'retry-after': '3' },
  },
  unauthorized: errorReply(401, { title: 'Unauthenticated', detail: 'You did not pass a valid token.' }),
  empty_account: errorReply(402, { title: 'Insufficient credit', detail: 'You have insufficient credit.' }),
}

function errorReply(status: number, words: { title: string; detail: string }): Reply {
  return { status, body: { ...words, status } }
}
