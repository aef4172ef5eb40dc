import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { byId } from '../schemas/by-id.ts'
import {
  applyStyleBody,
  applyStyleReply,
  creationCounts,
  creationEvent,
  historyQuery,
  pageQuery,
  printedPicture,
  starBody,
  styleApplication,
  styleHistoryItem,
} from '../schemas/creation.ts'
import { creationCheck } from '../schemas/creation-check.ts'
import { done } from '../schemas/done.ts'
import { redoBody } from '../schemas/rating.ts'

export const applyStyle = endpoint({
  method: 'POST',
  path: '/wedding-styles/apply',
  auth: 'any',
  tag: 'creations',
  summary: 'Reserves one change and starts a wedding picture',
  body: applyStyleBody,
  reply: applyStyleReply,
  idempotent: true,
  errors: [
    'bad_request',
    'malformed_json',
    'unauthenticated',
    'device_blocked',
    'not_found',
    'unknown_style',
    'premium_only',
    'idempotency_conflict',
    'photo_expired',
    'photo_not_suitable',
    'image_too_narrow',
    'no_face',
    'too_many_faces',
    'not_a_person',
    'under_age',
    'too_dark',
    'age_unconfirmed',
    'style_not_ready',
    'style_limit',
    'weekly_limit',
    'rate_limited',
    'overloaded',
  ],
})

export const getStyleApplication = endpoint({
  method: 'GET',
  path: '/wedding-styles/{id}',
  auth: 'any',
  tag: 'creations',
  summary: 'State, progress and result of one wedding picture',
  params: byId,
  reply: styleApplication,
  errors: ['unauthenticated', 'not_found'],
})

export const streamCreation = endpoint({
  method: 'GET',
  path: '/creations/{id}/events',
  auth: 'any',
  tag: 'creations',
  summary: 'Each new state of a picture of any kind as a `state` event, until it has ended',
  params: byId,
  stream: 'text/event-stream',
  reply: creationEvent,
  errors: ['unauthenticated', 'not_found', 'rate_limited'],
})

export const listStyleApplications = endpoint({
  method: 'GET',
  path: '/wedding-styles',
  auth: 'any',
  tag: 'creations',
  summary: "The caller's wedding pictures, newest first",
  query: historyQuery,
  reply: z.array(styleHistoryItem),
  errors: ['bad_request', 'unauthenticated'],
})

export const countCreations = endpoint({
  method: 'GET',
  path: '/creations/counts',
  auth: 'any',
  tag: 'creations',
  summary: "How many finished pictures the caller's histories hold",
  reply: creationCounts,
  errors: ['unauthenticated', 'rate_limited'],
})

export const listCreationChecks = endpoint({
  method: 'GET',
  path: '/admin/creation-checks',
  auth: 'operator',
  tag: 'creations',
  summary: 'What was measured of the pictures of every kind, newest first; neither pictures nor owners',
  query: pageQuery,
  reply: z.array(creationCheck),
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'rate_limited'],
})

export const starStyleApplication = endpoint({
  method: 'PUT',
  path: '/wedding-styles/{id}/star',
  auth: 'device',
  tag: 'creations',
  summary: 'Stars one finished picture of its change instead of any other, or takes its star away',
  params: byId,
  body: starBody,
  reply: done,
  errors: ['bad_request', 'malformed_json', 'unauthenticated', 'not_found', 'not_finished', 'rate_limited'],
})

export const redoStyle = endpoint({
  method: 'POST',
  path: '/wedding-styles/{id}/redo',
  auth: 'device',
  tag: 'creations',
  summary: 'Makes a finished wedding picture anew with what was wrong in mind; once for a change, and free',
  params: byId,
  body: redoBody,
  reply: applyStyleReply,
  idempotent: true,
  errors: [
    'bad_request',
    'malformed_json',
    'unauthenticated',
    'forbidden',
    'device_blocked',
    'not_found',
    'not_finished',
    'redo_used',
    'idempotency_conflict',
    'photo_expired',
    'rate_limited',
  ],
})

export const printStyle = endpoint({
  method: 'POST',
  path: '/wedding-styles/{id}/print',
  auth: 'device',
  tag: 'creations',
  summary: 'A signed address of one finished wedding picture enlarged for printing; for subscribers',
  params: byId,
  reply: printedPicture,
  errors: ['unauthenticated', 'forbidden', 'device_blocked', 'not_found', 'not_finished', 'rate_limited'],
})

export const deleteStyleApplication = endpoint({
  method: 'DELETE',
  path: '/wedding-styles/{id}',
  auth: 'device',
  tag: 'creations',
  summary: 'Deletes one wedding picture and its files; repeating it is fine',
  params: byId,
  reply: done,
  errors: ['unauthenticated', 'not_found'],
})
