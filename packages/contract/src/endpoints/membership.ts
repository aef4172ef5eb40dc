import { endpoint } from '../endpoint.ts'
import { subscriptionStatus } from '../schemas/membership.ts'

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/subscriptions/status',
  auth: 'device',
  tag: 'membership',
  summary: 'What this device may still do',
  reply: subscriptionStatus,
  errors: ['unauthenticated'],
})
