import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { byId } from '../schemas/by-id.ts'
import { done } from '../schemas/done.ts'
import { rateBody, ratingStats } from '../schemas/rating.ts'

export const rateStyle = endpoint({
  method: 'POST',
  path: '/wedding-styles/{id}/rate',
  auth: 'device',
  tag: 'ratings',
  summary: 'Rates one finished wedding picture, once; the same rating again is fine',
  params: byId,
  body: rateBody,
  reply: done,
  errors: [
    'bad_request',
    'malformed_json',
    'unauthenticated',
    'forbidden',
    'not_found',
    'not_finished',
    'already_rated',
    'rate_limited',
  ],
})

export const getRatingStats = endpoint({
  method: 'GET',
  path: '/wedding-styles/stats/{styleName}',
  auth: 'any',
  tag: 'ratings',
  summary: 'How a style is rated; 404 for a name that no style has and nobody has rated',
  params: z.object({ styleName: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: ratingStats,
  errors: ['bad_request', 'unauthenticated', 'unknown_style', 'rate_limited'],
})
