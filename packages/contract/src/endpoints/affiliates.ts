import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const getAffiliateStatus = endpoint({
  method: 'GET',
  path: '/affiliate/status',
  auth: 'device',
  tag: 'affiliates',
  summary: 'Whether the operator made the device an affiliate, whose status pill hides',
  reply: z.object({ isActive: z.boolean() }),
  errors: ['unauthenticated', 'forbidden', 'rate_limited'],
})
