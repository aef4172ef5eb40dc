import type { Attire, TestPanel } from '@ever-after/contract'
import { createStore } from '#messages'
import type { RunPhotos } from './test-run.ts'

/** A photo that was just chosen, or one that the server has. */
export type PartnerPhoto = { file: File; url: string } | { id: string; url: string }

export interface Partner {
  photo?: PartnerPhoto
  attire: Attire
  /** Whether the covering is worn, in the styles that offer one to who wears a dress. */
  wearsCovering?: boolean
}

export type Couple = readonly [Partner, Partner]

const nobody: Couple = [{ attire: 'dress' }, { attire: 'suit' }]

/** Whose photos are tested next. */
export const couple = createStore<Couple>(nobody)

export function changePartner(index: 0 | 1, changes: Partial<Partner>): void {
  const [one, other] = couple.read()
  couple.write(index === 0 ? [{ ...one, ...changes }, other] : [one, { ...other, ...changes }])
}

/** The photos of a run, which the server has. */
export function coupleOfRun({
  partner1PhotoId,
  partner2PhotoId,
  partner1Attire,
  partner2Attire,
  partner1WearsCovering,
  partner2WearsCovering,
  urls,
}: RunPhotos): Couple {
  return [
    {
      photo: { id: partner1PhotoId, url: urls[0] },
      attire: partner1Attire,
      wearsCovering: partner1WearsCovering,
    },
    {
      photo: { id: partner2PhotoId, url: urls[1] },
      attire: partner2Attire,
      wearsCovering: partner2WearsCovering,
    },
  ]
}

export function coupleOfPanel({ partner1, partner2 }: TestPanel): Couple {
  const partnerOf = ({ photo: { id, url }, attire }: TestPanel['partner1']) => ({
    photo: { id, url },
    attire,
  })
  return [partnerOf(partner1), partnerOf(partner2)]
}

/** Shows the photos of a run at the addresses that it has now. */
export function refreshCouple(photos: RunPhotos): void {
  const fresh = new Map([
    [photos.partner1PhotoId, photos.urls[0]],
    [photos.partner2PhotoId, photos.urls[1]],
  ])
  const [one, other] = couple.read().map(({ photo, ...rest }): Partner => {
    const url = photo && 'id' in photo ? fresh.get(photo.id) : undefined
    return photo && 'id' in photo && url ? { ...rest, photo: { ...photo, url } } : { ...rest, photo }
  })
  couple.write([one, other])
}

export function forgetCouple(): void {
  couple.write(nobody)
}
