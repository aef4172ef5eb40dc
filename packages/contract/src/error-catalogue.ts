import type { ErrorCode } from './errors.ts'

/** Every coded failure of the API with its HTTP status and the sentence a person reads when nothing better is known. */
export const errorCatalogue = {
  bad_request: { status: 400, words: 'That request is not in the expected form.' },
  malformed_json: { status: 400, words: 'The request body is not valid JSON.' },
  unknown_style: { status: 404, words: 'That style is not available any more.' },
  unknown_dress: { status: 400, words: 'That dress is not available any more.' },
  unknown_photo: { status: 400, words: 'Please upload your photo first' },
  unknown_picture: { status: 400, words: 'We do not know that picture. Please upload it again.' },
  missing_file: { status: 400, words: 'A photo is missing from the request.' },
  upload_preset_missing: { status: 400, words: 'Upload preset must be specified when using unsigned upload' },
  upload_preset_unknown: { status: 400, words: 'Upload preset not found' },
  invalid_transformation: { status: 400, words: 'That picture size or crop is not supported.' },
  invalid_catalogue: { status: 400, words: 'The catalogue is not complete. Nothing was saved.' },
  time_passed: { status: 400, words: 'That time has passed already.' },
  unauthenticated: { status: 401, words: 'Please restart the app and try again.' },
  wrong_password: { status: 401, words: 'Invalid password' },
  forbidden: { status: 403, words: 'You are not allowed to do that.' },
  device_blocked: { status: 403, words: 'This device cannot make pictures. Please write to support.' },
  premium_only: { status: 403, words: 'This collection is part of Premium.' },
  not_found: { status: 404, words: 'Not found.' },
  idempotency_conflict: { status: 409, words: 'This request was already sent with other details.' },
  portraits_full: {
    status: 409,
    words: 'You have 8 saved portraits. Delete one to create new ones.',
  },
  already_rated: { status: 409, words: 'You have rated this picture already.' },
  not_finished: { status: 409, words: 'This picture is not finished yet.' },
  redo_used: { status: 409, words: 'This picture was made anew once already.' },
  wrong_product: { status: 400, words: 'This purchase is for something else.' },
  purchase_of_other: {
    status: 409,
    words: 'This purchase belongs to another installation. Restore Purchases brings it here.',
  },
  purchase_refunded: { status: 409, words: 'This purchase was refunded.' },
  already_granted: { status: 409, words: 'Changes were already given for this failure.' },
  purchase_unverified: {
    status: 422,
    words: 'The store does not confirm this purchase yet. Please try again in a moment.',
  },
  device_exists: { status: 409, words: 'This device is already registered.' },
  catalogue_conflict: { status: 409, words: 'Somebody else saved in the meantime. Nothing was overwritten.' },
  wipe_refused: {
    status: 409,
    words: 'This would remove more than half of the catalogue. Please confirm that you mean it.',
  },
  file_too_large: { status: 413, words: 'Maximum file size is 10MB' },
  body_too_large: { status: 413, words: 'That request is too large.' },
  not_an_image: { status: 415, words: 'Only image files are allowed' },
  unsupported_image: {
    status: 415,
    words: 'This kind of image is not supported. Please use JPEG, PNG, WebP or HEIC.',
  },
  image_too_many_pixels: {
    status: 422,
    words: 'This picture has too many pixels. Please use a smaller one.',
  },
  image_too_narrow: {
    status: 422,
    words:
      'This picture is too small or too narrow. Please use one of at least 64 pixels a side, and at most four times as long as wide.',
  },
  image_broken: { status: 422, words: 'This picture is damaged and cannot be opened.' },
  no_face: {
    status: 422,
    words: 'We could not find a face in this photo. Please choose one that shows the face clearly.',
  },
  too_many_faces: {
    status: 422,
    words: 'We found more than one face. Please choose a photo of one person, or frame the one who is meant.',
  },
  not_a_person: {
    status: 422,
    words:
      'This does not look like a photo of a person. Please choose another one: pictures are made of real people only.',
  },
  under_age: {
    status: 422,
    words: 'This photo seems to show a child. Our pictures are for adults, so please choose another photo.',
  },
  too_dark: {
    status: 422,
    words: 'The photo is very dark. Please take it in daylight or near a window.',
  },
  age_unconfirmed: {
    status: 422,
    words:
      'Our pictures are for adults. Please choose photos of people of 18 or older, or confirm that they are.',
  },
  photo_expired: { status: 422, words: 'This photo was deleted as promised. Please upload it again.' },
  style_not_ready: { status: 422, words: 'This style cannot be made right now.' },
  photo_not_suitable: {
    status: 422,
    words:
      'This photo would not look right. Please choose one that faces the camera and shows the whole head.',
  },
  no_hair: {
    status: 422,
    words: 'We found no hair to colour in this photo. Please choose one without a hat or a scarf.',
  },
  dress_unusable: {
    status: 422,
    words:
      'This dress would not look right. Please choose a photo of somebody wearing it, seen from the front, down to the hips.',
  },
  enhancement_failed: { status: 422, words: 'Failed to enhance portrait' },
  generation_failed: { status: 422, words: 'Generation failed' },
  style_limit: { status: 429, words: 'Transformation limit reached' },
  weekly_limit: { status: 429, words: 'Weekly transformation limit reached' },
  portrait_limit: { status: 429, words: 'Portrait enhancement limit reached' },
  weekly_portrait_limit: { status: 429, words: 'Weekly portrait limit reached' },
  rate_limited: { status: 429, words: 'Too many requests. Please wait a moment.' },
  too_many_logins: { status: 429, words: 'Too many attempts. Please try again in 15 minutes.' },
  internal: { status: 500, words: 'Something went wrong on our side. Nothing was charged.' },
  login_disabled: { status: 503, words: 'Operator login is not configured.' },
  overloaded: { status: 503, words: 'We are very busy. Please try again in a moment.' },
  text_model_failed: { status: 503, words: 'The text model did not answer. Please try again.' },
  store_unavailable: { status: 503, words: 'App Store is currently unavailable' },
} as const satisfies Record<ErrorCode, { status: number; words: string }>
