import { applyHairColour, type HairColour } from '@ever-after/contract'
import { withAdults } from '#creations'
import { call } from '#server-state'

interface Application {
  photoId: string
  color: HairColour
  idempotencyKey: string
}

/** Asks for the full-size picture in one colour; throws ApiError. */
export function applyColour({ photoId, color, idempotencyKey }: Application): Promise<{ id: string }> {
  return withAdults([photoId], () =>
    call(applyHairColour, { params: { photoId }, body: { color }, idempotencyKey }),
  )
}
