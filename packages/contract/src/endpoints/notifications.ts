import { endpoint } from '../endpoint.ts'
import { done } from '../schemas/done.ts'
import { pushInteractionBody, registerPushBody, reviewRequestedBody } from '../schemas/notification.ts'

export const registerPush = endpoint({
  method: 'POST',
  path: '/notifications/register',
  auth: 'optional',
  tag: 'notifications',
  summary: 'Remembers where a device’s messages go; a bearer token names the device',
  body: registerPushBody,
  reply: done,
  errors: ['bad_request', 'malformed_json', 'forbidden', 'not_found', 'rate_limited'],
})

export const reportPushInteraction = endpoint({
  method: 'POST',
  path: '/notifications/interaction',
  auth: 'optional',
  tag: 'notifications',
  summary: 'Takes down that a message was tapped',
  body: pushInteractionBody,
  reply: done,
  errors: ['bad_request', 'malformed_json', 'rate_limited'],
})

export const reportReviewRequested = endpoint({
  method: 'POST',
  path: '/notifications/review-requested',
  auth: 'optional',
  tag: 'notifications',
  summary: 'Takes down that the app asked for a review',
  body: reviewRequestedBody,
  reply: done,
  errors: ['bad_request', 'malformed_json', 'not_found', 'rate_limited'],
})
