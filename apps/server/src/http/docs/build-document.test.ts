import { endpoint } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildDocument } from './build-document.ts'

const reply = z.object({ ok: z.boolean() })

test('an endpoint’s declaration becomes an operation with its parameters, body and failures', () => {
  const move = endpoint({
    method: 'POST',
    path: '/chairs/{id}/move',
    auth: 'device',
    tag: 'chairs',
    summary: 'Moves a chair',
    params: z.object({ id: z.uuid() }),
    query: z.object({ far: z.coerce.boolean().default(false), to: z.string() }),
    body: z.object({ metres: z.number() }),
    reply,
    idempotent: true,
    errors: ['not_found', 'unknown_style', 'rate_limited'],
  })
  const { paths } = buildDocument([move])
  expect(paths['/chairs/{id}/move'].post).toMatchObject({
    summary: 'Moves a chair',
    tags: ['chairs'],
    security: [{ bearer: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
      { name: 'far', in: 'query', required: false },
      { name: 'to', in: 'query', required: true },
      { name: 'Idempotency-Key', in: 'header', required: false },
    ],
    requestBody: {
      content: { 'application/json': { schema: { properties: { metres: { type: 'number' } } } } },
    },
    responses: {
      200: { content: { 'application/json': { schema: { properties: { ok: { type: 'boolean' } } } } } },
      404: { description: expect.stringMatching(/`not_found`.*`unknown_style`/) },
      429: { description: expect.stringContaining('`rate_limited`') },
    },
  })
})

test('files and fields of a form are told apart', () => {
  const send = endpoint({
    method: 'POST',
    path: '/send',
    auth: 'none',
    tag: 'post',
    summary: 'Sends',
    multipart: { files: ['letter'], fields: z.object({ to: z.string() }) },
    reply,
    errors: [],
  })
  const operation = buildDocument([send]).paths['/send'].post
  expect(operation).not.toHaveProperty('security')
  expect(operation).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {
            properties: { letter: { type: 'string', format: 'binary' }, to: { type: 'string' } },
            required: ['letter', 'to'],
          },
        },
      },
    },
  })
})

test('a file that may be absent is not required', () => {
  const send = endpoint({
    method: 'POST',
    path: '/send',
    auth: 'none',
    tag: 'post',
    summary: 'Sends',
    multipart: { files: ['letter'], optionalFiles: ['photo'] },
    reply,
    errors: [],
  })
  expect(buildDocument([send]).paths['/send'].post).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { properties: { photo: { format: 'binary' } }, required: ['letter'] },
        },
      },
    },
  })
})

test.for([
  ['text/event-stream', { properties: { ok: { type: 'boolean' } } }],
  ['application/zip', { type: 'string', format: 'binary' }],
] as const)('an answer of %s says so', ([stream, schema]) => {
  const listen = endpoint({
    method: 'GET',
    path: '/listen',
    auth: 'device',
    tag: 'post',
    summary: 'Listens',
    stream,
    reply,
    errors: [],
  })
  expect(buildDocument([listen]).paths['/listen'].get).toMatchObject({
    responses: { 200: { content: { [stream]: { schema } } } },
  })
})
