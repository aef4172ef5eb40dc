import { applyStyle, type Style, type Taller } from '@ever-after/contract'
import { withAdults } from '#creations'
import { call } from '#server-state'
import type { Partner } from '#session'

interface Application {
  partners: readonly [Partner, Partner]
  style: Style
  /** Who chose the covering that the style offers. */
  wearsCovering: readonly [boolean, boolean]
  /** Who is taller, where the couple said so. */
  taller: Taller | undefined
  /** Same key, same answer: a repeated tap or a retry after a lost answer starts nothing twice. */
  idempotencyKey: string
}

/** Starts a picture and answers its id; throws ApiError. */
export async function startStyle({
  partners: [first, second],
  style,
  wearsCovering,
  taller,
  idempotencyKey,
}: Application): Promise<{ id: string }> {
  const body = {
    partner1PhotoId: first.photo.id,
    partner2PhotoId: second.photo.id,
    partner1Attire: first.attire,
    partner2Attire: second.attire,
    styleId: style.variations[0].variationName,
    styleName: style.styleName,
    ...(wearsCovering[0] && { partner1WearsCovering: true }),
    ...(wearsCovering[1] && { partner2WearsCovering: true }),
    ...(taller && { taller }),
  }
  return withAdults([first.photo.id, second.photo.id], () => call(applyStyle, { idempotencyKey, body }))
}
