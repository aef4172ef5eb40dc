import type { Stance, Style, StyleThumbnailBody, Taller } from '@ever-after/contract'
import type { Partner } from '#session'

export interface StyleChoice {
  partners: readonly [Partner, Partner]
  style: Style
  /** Who chose the covering that the style offers. */
  wearsCovering: readonly [boolean, boolean]
  /** Who is taller, where the couple said so. */
  taller: Taller | undefined
  /** How the couple chose to stand. */
  stance?: Stance
}

/** A couple in a style as the server is asked for it, small or large. */
export function styleRequestOf({
  partners,
  style,
  wearsCovering,
  taller,
  stance = {},
}: StyleChoice): StyleThumbnailBody {
  const [first, second] = partners
  return {
    partner1PhotoId: first.photo.id,
    partner2PhotoId: second.photo.id,
    partner1Attire: first.attire,
    partner2Attire: second.attire,
    styleId: style.variations[0].variationName,
    styleName: style.styleName,
    ...(wearsCovering[0] && { partner1WearsCovering: true }),
    ...(wearsCovering[1] && { partner2WearsCovering: true }),
    ...(taller && { taller }),
    ...(Object.values(stance).some(Boolean) && { stance }),
  }
}
