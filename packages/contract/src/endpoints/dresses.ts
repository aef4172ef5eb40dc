import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { byId } from '../schemas/by-id.ts'
import { acceptedCreation, historyQuery } from '../schemas/creation.ts'
import { done } from '../schemas/done.ts'
import {
  applyDressBody,
  dressCatalogue,
  dressHistoryItem,
  dressTryOn,
  operatorDressCatalogue,
  uploadDressFields,
  uploadedDress,
} from '../schemas/dress.ts'

export const getDresses = endpoint({
  method: 'GET',
  path: '/config/wedding-dress',
  auth: 'optional',
  tag: 'dresses',
  summary: 'The dresses to try on; only an operator gets their recipes',
  reply: z.union([operatorDressCatalogue, dressCatalogue]),
  errors: ['rate_limited'],
})

export const getStaticDresses = endpoint({
  method: 'GET',
  path: '/wedding-dresses.json',
  auth: 'none',
  tag: 'dresses',
  summary: 'Static fallback of the dresses, without recipes',
  reply: dressCatalogue,
  errors: ['rate_limited'],
})

export const uploadOwnDress = endpoint({
  method: 'POST',
  path: '/wedding-dress/upload-dress',
  auth: 'device',
  tag: 'dresses',
  summary: 'Stores the photo of a dress of one’s own',
  multipart: { files: ['dress'], fields: uploadDressFields },
  reply: uploadedDress,
  idempotent: true,
  errors: [
    'bad_request',
    'missing_file',
    'unauthenticated',
    'forbidden',
    'device_blocked',
    'file_too_large',
    'not_an_image',
    'unsupported_image',
    'image_too_many_pixels',
    'image_too_narrow',
    'image_broken',
    'no_face',
    'too_many_faces',
    'dress_unusable',
    'idempotency_conflict',
    'photo_expired',
    'rate_limited',
    'overloaded',
  ],
})

export const listUploadedDresses = endpoint({
  method: 'GET',
  path: '/wedding-dress/uploaded-dresses',
  auth: 'device',
  tag: 'dresses',
  summary: 'Dresses of one’s own, newest first',
  reply: z.array(uploadedDress),
  errors: ['unauthenticated', 'forbidden', 'rate_limited'],
})

export const deleteUploadedDress = endpoint({
  method: 'DELETE',
  path: '/wedding-dress/uploaded-dresses/{id}',
  auth: 'device',
  tag: 'dresses',
  summary: 'Deletes a dress of one’s own and its file; repeating it is fine',
  params: byId,
  reply: done,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
})

export const applyDress = endpoint({
  method: 'POST',
  path: '/wedding-dress/apply',
  auth: 'any',
  tag: 'dresses',
  summary: 'Reserves one change and starts a try-on; takes ids of photos and of saved portraits',
  body: applyDressBody,
  reply: acceptedCreation,
  idempotent: true,
  errors: [
    'bad_request',
    'malformed_json',
    'unauthenticated',
    'forbidden',
    'device_blocked',
    'not_found',
    'unknown_photo',
    'unknown_dress',
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
    'style_limit',
    'weekly_limit',
    'rate_limited',
    'overloaded',
  ],
})

export const getDressTryOn = endpoint({
  method: 'GET',
  path: '/wedding-dress/{id}',
  auth: 'any',
  tag: 'dresses',
  summary: 'State, progress and result of one try-on',
  params: byId,
  reply: dressTryOn,
  errors: ['unauthenticated', 'not_found'],
})

export const listDressTryOns = endpoint({
  method: 'GET',
  path: '/wedding-dress/history',
  auth: 'any',
  tag: 'dresses',
  summary: 'The caller’s try-ons, newest first',
  query: historyQuery,
  reply: z.array(dressHistoryItem),
  errors: ['bad_request', 'unauthenticated', 'rate_limited'],
})

export const deleteDressTryOn = endpoint({
  method: 'DELETE',
  path: '/wedding-dress/{id}',
  auth: 'device',
  tag: 'dresses',
  summary: 'Deletes one try-on and its files; repeating it is fine',
  params: byId,
  reply: done,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
})
