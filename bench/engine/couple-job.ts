import type { CoupleJob, StudioStyle } from '@ever-after/engine'

export type Style = Pick<StudioStyle, 'recipe'>
export type CouplePhotos = readonly [Uint8Array, Uint8Array]

interface Couple {
  photos: CouplePhotos
  style: Style
  /** Beginning of the photos' keys; without it every picture understands its photos anew. */
  key?: string
}

/** A bride and a groom as most couples ask for them: 3:4, 1200 px wide. */
export function coupleJob({ photos, style, key }: Couple): CoupleJob {
  const photoKey = (partner: number) => (key === undefined ? undefined : `${key}-${partner}`)
  return {
    kind: 'couple',
    partners: [
      { photo: photos[0], photoKey: photoKey(0), attire: 'dress' },
      { photo: photos[1], photoKey: photoKey(1), attire: 'suit' },
    ],
    recipe: style.recipe,
    widthPx: 1200,
  }
}
