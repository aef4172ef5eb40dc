import { applyStyle, type Style } from '@ever-after/contract'
import { withAdults } from '#creations'
import { call } from '#server-state'
import type { Partner } from '#session'

interface Application {
  partners: readonly [Partner, Partner]
  style: Style
  /** Same key, same answer: a repeated tap or a retry after a lost answer starts nothing twice. */
  idempotencyKey: string
}

/** Starts a picture and answers its id; throws ApiError. */
export async function startStyle({
  partners: [first, second],
  style,
  idempotencyKey,
}: Application): Promise<{ id: string }> {
  const body = {
    partner1PhotoId: first.photo.id,
    partner2PhotoId: second.photo.id,
    partner1Attire: first.attire,
    partner2Attire: second.attire,
    styleId: style.variations[0].variationName,
    styleName: style.styleName,
  }
  return withAdults([first.photo.id, second.photo.id], () => call(applyStyle, { idempotencyKey, body }))
}
