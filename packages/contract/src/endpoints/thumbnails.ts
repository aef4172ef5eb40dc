import { endpoint } from '../endpoint.ts'
import { dressThumbnailBody, styleThumbnailBody, thumbnail } from '../schemas/thumbnail.ts'

const errors = [
  'bad_request',
  'malformed_json',
  'unauthenticated',
  'forbidden',
  'device_blocked',
  'not_found',
  'photo_expired',
  'photo_not_suitable',
  'image_too_narrow',
  'no_face',
  'too_many_faces',
  'not_a_person',
  'under_age',
  'too_dark',
  'age_unconfirmed',
  'rate_limited',
  'overloaded',
] as const

export const drawStyleThumbnail = endpoint({
  method: 'POST',
  path: '/wedding-styles/thumbnail',
  auth: 'device',
  tag: 'creations',
  summary: 'A small marked picture of a couple in a style; free, drawn while no worker is needed for more',
  body: styleThumbnailBody,
  reply: thumbnail,
  errors: [...errors, 'unknown_style', 'style_not_ready'],
})

export const drawDressThumbnail = endpoint({
  method: 'POST',
  path: '/wedding-dress/thumbnail',
  auth: 'device',
  tag: 'dresses',
  summary:
    'A small marked picture of a person in a dress of the catalogue; free, drawn while no worker is needed for more',
  body: dressThumbnailBody,
  reply: thumbnail,
  errors: [...errors, 'unknown_dress'],
})
