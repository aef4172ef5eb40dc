import { fieldOf, textOf } from '../adapters.ts'
import type { Asked, Protocol, Reply, Trouble } from './protocol.ts'
import { sizeOfRatio } from './size-of-ratio.ts'

/** generateContent of the Gemini API. */
export const google: Protocol = {
  basePath: '/v1beta',
  isAllowed: ({ headers, path }, apiKey) =>
    headers['x-goog-api-key'] === apiKey && path.includes(':generateContent'),

  read({ body }): Asked {
    const parts = fieldOf(body, 'contents', 0, 'parts')
    const list: unknown[] = Array.isArray(parts) ? parts : []
    const config = fieldOf(body, 'generationConfig', 'imageConfig')
    return {
      prompt: list.map((part) => textOf(fieldOf(part, 'text'))).join(''),
      references: list
        .map((part) => textOf(fieldOf(part, 'inlineData', 'data')))
        .filter(Boolean)
        .map((data) => Buffer.from(data, 'base64')),
      ...sizeOfRatio(textOf(fieldOf(config, 'aspectRatio')), textOf(fieldOf(config, 'imageSize'))),
    }
  },

  take({ picture, isRefused }) {
    const usageMetadata = { promptTokenCount: 1820, candidatesTokenCount: 1290, totalTokenCount: 3110 }
    if (isRefused)
      return { status: 200, body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata } }
    const inlineData = { mimeType: 'image/png', data: Buffer.from(picture).toString('base64') }
    const content = { role: 'model', parts: [{ text: 'Here it is.' }, { inlineData }] }
    const candidates = [{ content, finishReason: 'STOP', index: 0 }]
    return { status: 200, hasPicture: true, body: { candidates, usageMetadata, responseId: 'fake' } }
  },

  trouble: (trouble) => troubles[trouble],
}

const troubles: Record<Trouble, Reply> = {
  server_error: errorReply(500, { status: 'INTERNAL', message: 'An internal error has occurred.' }),
  busy: errorReply(429, {
    status: 'RESOURCE_EXHAUSTED',
    message: 'You exceeded your current quota, please check your plan and billing details.',
    details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '3s' }],
  }),
  unauthorized: errorReply(401, { status: 'UNAUTHENTICATED', message: 'API key not valid.' }),
  empty_account: errorReply(429, {
    status: 'RESOURCE_EXHAUSTED',
    message: 'Your prepayment credits are depleted.',
  }),
}

function errorReply(code: number, error: { status: string; message: string; details?: object[] }): Reply {
  return { status: code, body: { error: { code, ...error } } }
}
