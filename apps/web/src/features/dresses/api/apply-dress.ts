import { applyDress } from '@ever-after/contract'
import type * as z from 'zod/mini'
import { type Asking, withAdults } from '#creations'
import { call } from '#server-state'
import type { DressChoice } from '../model.ts'

type Body = z.output<typeof applyDress.body>

/** How a try-on is asked for. */
export const askingForTryOn: Asking<Body> = {
  schema: applyDress.body,
  send: ({ body, idempotencyKey }) =>
    withAdults([body.photoId], () => call(applyDress, { idempotencyKey, body })),
}

interface Choice {
  photoId: string
  dress: DressChoice
  /** Whether the covering that the dress offers was chosen. */
  wearsCovering: boolean
}

/** A person in a dress as the server is asked for it. */
export function tryOnBodyOf({ photoId, dress, wearsCovering }: Choice): Body {
  return {
    photoId,
    dressId: dress.id,
    dressUrl: dress.pictureUrl,
    dressName: dress.writtenName ?? dress.name,
    isCustomDress: dress.isCustomDress,
    ...(wearsCovering && { wearsCovering }),
  }
}
