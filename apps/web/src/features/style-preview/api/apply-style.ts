import { applyStyle } from '@ever-after/contract'
import { type StyleChoice, styleRequestOf, withAdults } from '#creations'
import { call } from '#server-state'

interface Application extends StyleChoice {
  /** Same key, same answer: a repeated tap or a retry after a lost answer starts nothing twice. */
  idempotencyKey: string
}

/** Starts a picture and answers its id; throws ApiError. */
export async function startStyle({ idempotencyKey, ...choice }: Application): Promise<{ id: string }> {
  const body = styleRequestOf(choice)
  const photoIds = choice.partners.map(({ photo }) => photo.id)
  return withAdults(photoIds, () => call(applyStyle, { idempotencyKey, body }))
}
