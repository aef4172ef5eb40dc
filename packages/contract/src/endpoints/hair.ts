import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { byId } from '../schemas/by-id.ts'
import { acceptedCreation, historyQuery } from '../schemas/creation.ts'
import { done } from '../schemas/done.ts'
import { applyHairBody, hairChange, hairHistoryItem, hairSwatches } from '../schemas/hair.ts'

const byPhoto = z.object({ photoId: z.uuid() })

export const getHairSwatches = endpoint({
  method: 'GET',
  path: '/hair-color/{photoId}/swatches',
  auth: 'device',
  tag: 'hair',
  summary: 'A small free picture of the photo for every colour',
  params: byPhoto,
  reply: hairSwatches,
  errors: [
    'unauthenticated',
    'forbidden',
    'device_blocked',
    'not_found',
    'photo_expired',
    'image_too_narrow',
    'no_face',
    'too_many_faces',
    'not_a_person',
    'under_age',
    'too_dark',
    'age_unconfirmed',
    'no_hair',
    'rate_limited',
    'overloaded',
  ],
})

export const applyHairColour = endpoint({
  method: 'POST',
  path: '/hair-color/{photoId}/apply',
  auth: 'device',
  tag: 'hair',
  summary: 'Reserves one change and colours the hair in full size',
  params: byPhoto,
  body: applyHairBody,
  reply: acceptedCreation,
  idempotent: true,
  errors: [
    'bad_request',
    'malformed_json',
    'unauthenticated',
    'forbidden',
    'device_blocked',
    'not_found',
    'idempotency_conflict',
    'photo_expired',
    'image_too_narrow',
    'no_face',
    'too_many_faces',
    'not_a_person',
    'under_age',
    'too_dark',
    'age_unconfirmed',
    'no_hair',
    'style_limit',
    'weekly_limit',
    'rate_limited',
    'overloaded',
  ],
})

export const getHairChange = endpoint({
  method: 'GET',
  path: '/hair-color/{id}',
  auth: 'device',
  tag: 'hair',
  summary: 'State, progress and result of one change of colour',
  params: byId,
  reply: hairChange,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
})

export const listHairChanges = endpoint({
  method: 'GET',
  path: '/hair-color/history',
  auth: 'device',
  tag: 'hair',
  summary: 'The device’s changes of colour, newest first',
  query: historyQuery,
  reply: z.array(hairHistoryItem),
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'rate_limited'],
})

export const deleteHairChange = endpoint({
  method: 'DELETE',
  path: '/hair-color/{id}',
  auth: 'device',
  tag: 'hair',
  summary: 'Deletes one change of colour and its files; repeating it is fine',
  params: byId,
  reply: done,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
})
