import type { createPhotoBody } from '@ever-after/contract'
import type { z } from 'zod'

/** A picture of the image host that shall become a photo. */
export interface Adoption extends z.output<typeof createPhotoBody> {
  idempotencyKey?: string
}

/** The same picture under the same key is one request, whichever way it came to the host. */
export function requestOf({ idempotencyKey, originalUrl, objectPath }: Adoption) {
  return { endpoint: 'create-photo', idempotencyKey, body: { originalUrl, objectPath } }
}
