import { fieldOf, textOf } from '../adapters.ts'
import { type Asked, fileUrl, type Order, type Protocol, type Reply, type Trouble } from './protocol.ts'

/** OpenAI's image generations and edits. */
export const openai: Protocol = {
  basePath: '/v1',
  isAllowed: ({ headers, path }, apiKey) =>
    headers.authorization === `Bearer ${apiKey}` && /\/images\/(edits|generations)$/.test(path),
  read: ({ body }) => (body instanceof FormData ? readForm(body) : readWords(body)),

  take({ picture, isRefused }) {
    if (isRefused) return refusal
    const b64_json = Buffer.from(picture).toString('base64')
    return { status: 200, hasPicture: true, body: { created: 1_790_000_000, data: [{ b64_json }], usage } }
  },

  trouble: (trouble) => troubles[trouble],
}

/** A server that speaks the same protocol and hands pictures out at an address, without counting tokens. */
export const openaiCompatible: Protocol = {
  ...openai,
  take(order: Order, origin: string) {
    if (order.isRefused) return refusal
    return { status: 200, body: { created: 1_790_000_000, data: [{ url: fileUrl(order, origin) }] } }
  },
}

const usage = {
  input_tokens: 500,
  output_tokens: 4160,
  total_tokens: 4660,
  input_tokens_details: { image_tokens: 450, text_tokens: 50 },
}

async function readForm(form: FormData): Promise<Asked> {
  const files = [...form.getAll('image'), ...form.getAll('image[]')].filter((file) => file instanceof File)
  return {
    prompt: textOf(form.get('prompt')),
    references: await Promise.all(files.map((file) => file.bytes())),
    ...sizeOf(textOf(form.get('size'))),
  }
}

function readWords(body: unknown): Asked {
  return { prompt: textOf(fieldOf(body, 'prompt')), references: [], ...sizeOf(textOf(fieldOf(body, 'size'))) }
}

function sizeOf(size: string) {
  const [widthPx = 1024, heightPx = 1024] = size.split('x').map(Number)
  return { widthPx, heightPx }
}

const refusal = errorReply(400, {
  message: 'Your request was rejected by the safety system.',
  type: 'image_generation_user_error',
  code: 'moderation_blocked',
})

const troubles: Record<Trouble, Reply> = {
  server_error: errorReply(500, { message: 'The server had an error.', type: 'server_error', code: null }),
  busy: {
    ...errorReply(429, { message: 'Rate limit reached.', type: 'requests', code: 'rate_limit_exceeded' }),
    headers: { 'retry-after': '3' },
  },
  unauthorized: errorReply(401, {
    message: 'Incorrect API key provided.',
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  }),
  empty_account: errorReply(429, {
    message: 'You exceeded your current quota, please check your plan and billing details.',
    type: 'insufficient_quota',
    code: 'insufficient_quota',
  }),
}

function errorReply(status: number, error: { message: string; type: string; code: string | null }): Reply {
  return { status, body: { error: { ...error, param: null } } }
}
