import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { attire } from '../schemas/attire.ts'
import { byId } from '../schemas/by-id.ts'
import { done } from '../schemas/done.ts'
import {
  coupleUploadReply,
  createPhotoBody,
  createPhotoReply,
  dressPhotoUploadReply,
  photo,
  photoCheck,
  photoUploadReply,
  uploadTarget,
} from '../schemas/photo.ts'

const uploadErrors = [
  'bad_request',
  'missing_file',
  'unauthenticated',
  'device_blocked',
  'file_too_large',
  'not_an_image',
  'unsupported_image',
  'image_too_many_pixels',
  'image_too_narrow',
  'image_broken',
  'no_face',
  'too_many_faces',
  'not_a_person',
  'under_age',
  'too_dark',
  'idempotency_conflict',
  'photo_expired',
  'rate_limited',
  'overloaded',
] as const

/** Each partner comes as a file or as the id of a photo or saved portrait that the caller owns. */
const coupleFields = z.object({
  partner1Attire: attire,
  partner2Attire: attire,
  partner1PhotoId: z.optional(z.uuid()),
  partner2PhotoId: z.optional(z.uuid()),
})

export const uploadCouplePhotos = endpoint({
  method: 'POST',
  path: '/wedding-photos/upload',
  auth: 'any',
  tag: 'photos',
  summary: 'Stores both partner photos',
  multipart: { files: [], optionalFiles: ['partner1', 'partner2'], fields: coupleFields },
  reply: coupleUploadReply,
  idempotent: true,
  errors: [...uploadErrors, 'not_found'],
})

export const uploadStylePhotos = endpoint({
  ...uploadCouplePhotos,
  path: '/wedding-styles/upload',
  summary: 'Stores both partner photos for a test run',
})

/** The part of the photo that is meant, where somebody framed it: x, y, width and height with commas, in fractions of it. */
const frameFields = z.object({
  frame: z.optional(
    z.string().check(z.maxLength(100), z.regex(/^([01](\.\d+)?|\.\d+)(,([01](\.\d+)?|\.\d+)){3}$/)),
  ),
})

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/photos/upload',
  auth: 'any',
  tag: 'photos',
  summary: 'Stores one source photo',
  multipart: { files: ['photo'], fields: frameFields },
  reply: photoUploadReply,
  idempotent: true,
  errors: uploadErrors,
})

export const uploadDressPhoto = endpoint({
  method: 'POST',
  path: '/wedding-dress/upload-photo',
  auth: 'any',
  tag: 'photos',
  summary: 'Stores the photo for trying on dresses',
  multipart: { files: ['photo'], fields: frameFields },
  reply: dressPhotoUploadReply,
  idempotent: true,
  errors: uploadErrors,
})

export const createUploadTarget = endpoint({
  method: 'POST',
  path: '/photos/upload-url',
  auth: 'any',
  tag: 'photos',
  summary: 'Gives a short-lived preset for the image host',
  reply: uploadTarget,
  errors: ['unauthenticated', 'device_blocked', 'rate_limited', 'overloaded'],
})

export const createPhoto = endpoint({
  method: 'POST',
  path: '/photos',
  auth: 'any',
  tag: 'photos',
  summary: 'Makes a photo of a picture that was uploaded to the image host',
  body: createPhotoBody,
  reply: createPhotoReply,
  idempotent: true,
  errors: [
    'bad_request',
    'malformed_json',
    'unauthenticated',
    'device_blocked',
    'idempotency_conflict',
    'photo_expired',
    'unknown_picture',
    'image_too_narrow',
    'no_face',
    'too_many_faces',
    'not_a_person',
    'under_age',
    'too_dark',
    'rate_limited',
    'overloaded',
  ],
})

export const getPhoto = endpoint({
  method: 'GET',
  path: '/photos/{id}',
  auth: 'any',
  tag: 'photos',
  summary: 'One of the caller’s photos',
  params: byId,
  reply: photo,
  errors: ['unauthenticated', 'not_found', 'photo_expired', 'rate_limited'],
})

/** The caller's photo that this one takes the place of, to be told whether both show the same person. */
const checkPhotoQuery = z.object({ after: z.optional(z.uuid()) })

export const checkPhoto = endpoint({
  method: 'POST',
  path: '/photos/{id}/check',
  auth: 'any',
  tag: 'photos',
  summary: 'What the photo coach thinks of a photo; free',
  params: byId,
  query: checkPhotoQuery,
  reply: photoCheck,
  errors: [
    'bad_request',
    'unauthenticated',
    'not_found',
    'photo_expired',
    'image_too_narrow',
    'no_face',
    'too_many_faces',
    'not_a_person',
    'under_age',
    'too_dark',
    'rate_limited',
    'overloaded',
  ],
})

export const confirmAdult = endpoint({
  method: 'POST',
  path: '/photos/{id}/confirm-adult',
  auth: 'any',
  tag: 'photos',
  summary: 'Notes that the person in a photo is an adult, where the coach asks for it; nothing else is kept',
  params: byId,
  reply: done,
  errors: ['unauthenticated', 'not_found', 'photo_expired', 'rate_limited'],
})
