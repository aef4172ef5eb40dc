import { endpoint } from '../endpoint.ts'
import { byId } from '../schemas/by-id.ts'
import { creationCheck } from '../schemas/creation-check.ts'
import { done } from '../schemas/done.ts'
import {
  generatePreviewBody,
  generatePreviewReply,
  generateVariationsBody,
  generateVariationsReply,
  keepTestPanelBody,
  testPanel,
  testPanelsReply,
} from '../schemas/workshop.ts'

const access = ['unauthenticated', 'forbidden', 'rate_limited'] as const
const written = [...access, 'bad_request', 'malformed_json'] as const

export const generatePreview = endpoint({
  method: 'POST',
  path: '/wedding-styles/generate-preview',
  auth: 'operator',
  tag: 'workshop',
  summary: 'Draws a new preview picture of a style',
  body: generatePreviewBody,
  reply: generatePreviewReply,
  idempotent: true,
  errors: [
    ...written,
    'unknown_style',
    'style_not_ready',
    'generation_failed',
    'idempotency_conflict',
    'overloaded',
  ],
})

export const generateVariations = endpoint({
  method: 'POST',
  path: '/ai/generate-variations',
  auth: 'operator',
  tag: 'workshop',
  summary: 'Writes the prompts of the other two pairings from one',
  body: generateVariationsBody,
  reply: generateVariationsReply,
  errors: [...written, 'text_model_failed', 'overloaded'],
})

export const listTestPanels = endpoint({
  method: 'GET',
  path: '/admin/test-panels',
  auth: 'operator',
  tag: 'workshop',
  summary: 'The pairs of photos that are kept for test runs',
  reply: testPanelsReply,
  errors: access,
})

export const keepTestPanel = endpoint({
  method: 'POST',
  path: '/admin/test-panels',
  auth: 'operator',
  tag: 'workshop',
  summary: 'Keeps two uploaded photos for later test runs',
  body: keepTestPanelBody,
  reply: testPanel,
  errors: [...written, 'not_found', 'photo_expired'],
})

export const deleteTestPanel = endpoint({
  method: 'DELETE',
  path: '/admin/test-panels/{id}',
  auth: 'operator',
  tag: 'workshop',
  summary: 'Deletes a pair of photos that was kept for test runs',
  params: byId,
  reply: done,
  errors: [...access, 'bad_request', 'not_found'],
})

export const getCreationCheck = endpoint({
  method: 'GET',
  path: '/admin/creation-checks/{id}',
  auth: 'operator',
  tag: 'workshop',
  summary: 'What was measured of one test run',
  params: byId,
  reply: creationCheck,
  errors: [...access, 'bad_request', 'not_found'],
})
