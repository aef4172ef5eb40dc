import { endpoint } from '../endpoint.ts'
import { done } from '../schemas/done.ts'
import { discoverySourceBody, requestStyleBody } from '../schemas/feedback.ts'

export const requestStyle = endpoint({
  method: 'POST',
  path: '/analytics/style-request',
  auth: 'optional',
  tag: 'analytics',
  summary: 'Takes down a style that somebody wishes for',
  body: requestStyleBody,
  reply: done,
  errors: ['bad_request', 'malformed_json', 'rate_limited'],
})

export const reportDiscoverySource = endpoint({
  method: 'POST',
  path: '/analytics/discovery-source',
  auth: 'optional',
  tag: 'analytics',
  summary: 'Takes down how somebody found the product',
  body: discoverySourceBody,
  reply: done,
  errors: ['bad_request', 'malformed_json', 'rate_limited'],
})
