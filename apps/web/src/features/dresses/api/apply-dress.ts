import { type AcceptedCreation, applyDress } from '@ever-after/contract'
import { withAdults } from '#creations'
import { call } from '#server-state'
import type { DressChoice } from '../model.ts'

interface Application {
  photoId: string
  dress: DressChoice
  /** Whether the covering that the dress offers was chosen. */
  wearsCovering: boolean
  /** Same key, same answer: a repeated tap or a retry after a lost answer starts nothing twice. */
  idempotencyKey: string
}

/** Starts a try-on; throws ApiError. */
export function startTryOn({
  photoId,
  dress,
  wearsCovering,
  idempotencyKey,
}: Application): Promise<AcceptedCreation> {
  const body = {
    photoId,
    dressId: dress.id,
    dressUrl: dress.pictureUrl,
    dressName: dress.name,
    isCustomDress: dress.isCustomDress,
    ...(wearsCovering && { wearsCovering }),
  }
  return withAdults([photoId], () => call(applyDress, { idempotencyKey, body }))
}
