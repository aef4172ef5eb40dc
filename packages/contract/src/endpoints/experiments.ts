import { endpoint } from '../endpoint.ts'
import { done } from '../schemas/done.ts'
import { exposureBody, reportTestGroupBody, testGroupReply } from '../schemas/experiment.ts'

export const getTestGroup = endpoint({
  method: 'GET',
  path: '/analytics/test-group',
  auth: 'optional',
  tag: 'analytics',
  summary: 'The group of the price test; drawn once for each device and kept',
  reply: testGroupReply,
  errors: ['rate_limited'],
})

export const reportTestGroup = endpoint({
  method: 'POST',
  path: '/analytics/test-group',
  auth: 'optional',
  tag: 'analytics',
  summary: 'Stores a group that was drawn without a connection; the first stored one stays',
  body: reportTestGroupBody,
  reply: testGroupReply,
  errors: ['bad_request', 'malformed_json', 'rate_limited'],
})

export const reportExposure = endpoint({
  method: 'POST',
  path: '/analytics/exposure',
  auth: 'optional',
  tag: 'analytics',
  summary: 'Takes down that a price of the test was shown',
  body: exposureBody,
  reply: done,
  errors: ['bad_request', 'malformed_json', 'rate_limited'],
})
