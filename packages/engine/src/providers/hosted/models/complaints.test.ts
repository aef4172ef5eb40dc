import { expect, test } from 'vitest'
import type { Complaint } from './adapter.ts'
import { adapters, type HostedProvider } from './index.ts'

interface Case {
  body: unknown
  status?: number
  says: Complaint | undefined
}

const googleError = (message: string) => ({ error: { code: 429, message, status: 'RESOURCE_EXHAUSTED' } })
const finished = (finishReason: string) => ({ candidates: [{ finishReason }] })
const openaiError = (code: string | null, message = '') => ({ error: { code, message, type: 'x' } })

const openai: Case[] = [
  { body: openaiError('moderation_blocked'), status: 400, says: 'unsafe' },
  { body: openaiError('content_policy_violation'), status: 400, says: 'unsafe' },
  { body: openaiError(null, 'Rejected by the safety system.'), status: 400, says: 'unsafe' },
  { body: openaiError('insufficient_quota'), status: 429, says: 'over_budget' },
  { body: openaiError('billing_hard_limit_reached'), status: 400, says: 'over_budget' },
  { body: openaiError('rate_limit_exceeded'), status: 429, says: undefined },
  { body: openaiError('model_not_found'), status: 404, says: undefined },
  { body: { data: [{ b64_json: '' }] }, says: undefined },
]

const cases: Record<HostedProvider, Case[]> = {
  google: [
    { body: { promptFeedback: { blockReason: 'OTHER' } }, says: 'unsafe' },
    { body: finished('IMAGE_SAFETY'), says: 'unsafe' },
    { body: finished('PROHIBITED_CONTENT'), says: 'unsafe' },
    { body: finished('STOP'), says: undefined },
    { body: finished('NO_IMAGE'), says: undefined },
    { body: finished('MAX_TOKENS'), says: undefined },
    { body: googleError('Your prepayment credits are depleted.'), status: 429, says: 'over_budget' },
    {
      body: googleError('Your project has exceeded its monthly spending cap.'),
      status: 429,
      says: 'over_budget',
    },
    // In every one of their rate limits, so it says nothing of money.
    { body: googleError('Please check your plan and billing details.'), status: 429, says: undefined },
  ],
  openai,
  'openai-compatible': openai,
  fal: [
    {
      body: { detail: [{ loc: ['body', 0], type: 'content_policy_violation' }] },
      status: 422,
      says: 'unsafe',
    },
    { body: { images: [], has_nsfw_concepts: [false, true] }, says: 'unsafe' },
    { body: { images: [], nsfw_content_detected: [true] }, says: 'unsafe' },
    { body: { images: [], has_nsfw_concepts: [false], prompt: 'safety first' }, says: undefined },
    { body: { detail: 'User is locked. Reason: Exhausted balance.' }, status: 403, says: 'over_budget' },
    { body: { detail: 'Forbidden' }, status: 403, says: undefined },
    { body: { detail: [{ loc: ['body'], type: 'image_too_small' }] }, status: 422, says: undefined },
    { body: undefined, status: 502, says: undefined },
  ],
  replicate: [
    { body: { status: 'failed', error: 'flagged as sensitive (E005)' }, says: 'unsafe' },
    { body: { status: 'failed', error: 'NSFW content detected' }, says: 'unsafe' },
    { body: { status: 'failed', error: 'CUDA out of memory' }, says: undefined },
    { body: { status: 'succeeded', error: null, output: 'x' }, says: undefined },
  ],
  'black-forest-labs': [
    { body: { status: 'Request Moderated' }, says: 'unsafe' },
    { body: { status: 'Content Moderated' }, says: 'unsafe' },
    { body: { status: 'Pending' }, says: undefined },
    { body: { status: 'Ready', result: {} }, says: undefined },
    { body: { detail: 'moderated elsewhere' }, status: 500, says: undefined },
  ],
}

for (const [provider, rows] of Object.entries(cases))
  test(`${provider} is understood when it complains, and never misunderstood`, () => {
    for (const { body, status = 200, says } of rows)
      expect(adapterOf(provider).complaintIn(body, status), JSON.stringify(body)).toBe(says)
  })

test('no answer of a foreign form is a complaint, or an accident', () => {
  for (const adapter of Object.values(adapters))
    for (const body of [undefined, null, 7, 'words', [], {}, { error: null }, { candidates: 'none' }])
      expect(adapter.complaintIn(body, 200)).toBeUndefined()
})

function adapterOf(name: string) {
  for (const [provider, adapter] of Object.entries(adapters)) if (provider === name) return adapter
  throw new Error(`${name} is no provider.`)
}
