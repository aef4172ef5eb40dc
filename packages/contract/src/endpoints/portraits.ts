import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { byId } from '../schemas/by-id.ts'
import { done } from '../schemas/done.ts'
import {
  enhanceDressBody,
  enhanceReply,
  enhanceWeddingBody,
  savedPortrait,
  savePortraitBody,
} from '../schemas/portrait.ts'

const shape = ['bad_request', 'malformed_json', 'unauthenticated', 'forbidden'] as const

export const enhanceWeddingPortrait = endpoint({
  method: 'POST',
  path: '/ai/enhance-wedding-portrait',
  auth: 'device',
  tag: 'portraits',
  summary: 'Makes two better portraits of one partner; answers when they are ready',
  body: enhanceWeddingBody,
  reply: enhanceReply,
  idempotent: true,
  errors: [
    ...shape,
    'device_blocked',
    'unknown_picture',
    'photo_expired',
    'photo_not_suitable',
    'image_too_narrow',
    'no_face',
    'too_many_faces',
    'not_a_person',
    'under_age',
    'too_dark',
    'age_unconfirmed',
    'enhancement_failed',
    'idempotency_conflict',
    'portrait_limit',
    'weekly_portrait_limit',
    'rate_limited',
    'overloaded',
  ],
})

export const enhanceDressPortrait = endpoint({
  ...enhanceWeddingPortrait,
  path: '/ai/enhance-dress-portrait',
  summary: 'Makes two better portraits for trying on dresses; answers when they are ready',
  body: enhanceDressBody,
})

export const listSavedPortraits = endpoint({
  method: 'GET',
  path: '/enhanced-portraits',
  auth: 'device',
  tag: 'portraits',
  summary: 'Portraits that this device keeps, newest first',
  reply: z.array(savedPortrait),
  errors: ['unauthenticated', 'forbidden', 'rate_limited'],
})

export const savePortrait = endpoint({
  method: 'POST',
  path: '/enhanced-portraits',
  auth: 'device',
  tag: 'portraits',
  summary: 'Keeps one of the device’s portraits until it is deleted; at most eight',
  body: savePortraitBody,
  reply: savedPortrait,
  errors: [...shape, 'unknown_picture', 'photo_expired', 'portraits_full', 'rate_limited'],
})

export const deleteSavedPortrait = endpoint({
  method: 'DELETE',
  path: '/enhanced-portraits/{id}',
  auth: 'device',
  tag: 'portraits',
  summary: 'Deletes a saved portrait and its file; repeating it is fine',
  params: byId,
  reply: done,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
})
