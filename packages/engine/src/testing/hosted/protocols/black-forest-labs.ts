import { fieldOf, textOf } from '../adapters.ts'
import { type Asked, fileUrl, type Protocol, type Reply, type Trouble } from './protocol.ts'
import { numberOr, picturesIn } from './read-pictures.ts'

/** Black Forest Labs' orders and their polling address. */
export const blackForestLabs: Protocol = {
  basePath: '/v1',
  isAllowed: ({ headers }, apiKey) => headers['x-key'] === apiKey,

  read({ body }): Asked {
    const keys = ['input_image', ...[2, 3, 4, 5, 6, 7, 8].map((number) => `input_image_${number}`)]
    return {
      prompt: textOf(fieldOf(body, 'prompt')),
      references: picturesIn(keys.map((key) => fieldOf(body, key))),
      widthPx: numberOr(fieldOf(body, 'width'), 1024),
      heightPx: numberOr(fieldOf(body, 'height'), 1024),
    }
  },

  take: ({ id }, origin) => ({
    status: 200,
    body: { id, polling_url: `${origin}/v1/get_result?id=${id}`, cost: 4.5, input_mp: 2, output_mp: 3 },
  }),

  tell(order, origin) {
    const { id } = order
    if (order.isPending) return { status: 200, body: { id, status: 'Pending', result: null } }
    if (order.isRefused) return { status: 200, body: { id, status: 'Request Moderated', result: null } }
    return { status: 200, body: { id, status: 'Ready', result: { sample: fileUrl(order, origin), seed: 7 } } }
  },

  trouble: (trouble) => troubles[trouble],
}

const troubles: Record<Trouble, Reply> = {
  server_error: { status: 500, body: { detail: 'Internal server error' } },
  busy: { status: 429, headers: { 'retry-after': '3' }, body: { detail: 'Too many active tasks' } },
  unauthorized: { status: 403, body: { detail: 'Not authenticated - Invalid Authentication' } },
  empty_account: { status: 402, body: { detail: 'Insufficient credits' } },
}
