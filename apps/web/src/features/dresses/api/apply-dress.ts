import { type AcceptedCreation, applyDress } from '@ever-after/contract'
import { call } from '#server-state'
import type { DressChoice } from '../model.ts'

interface Application {
  photoId: string
  dress: DressChoice
  /** Same key, same answer: a repeated tap or a retry after a lost answer starts nothing twice. */
  idempotencyKey: string
}

/** Starts a try-on; throws ApiError. */
export function startTryOn({ photoId, dress, idempotencyKey }: Application): Promise<AcceptedCreation> {
  return call(applyDress, {
    idempotencyKey,
    body: {
      photoId,
      dressId: dress.id,
      dressUrl: dress.pictureUrl,
      dressName: dress.name,
      isCustomDress: dress.isCustomDress,
    },
  })
}
