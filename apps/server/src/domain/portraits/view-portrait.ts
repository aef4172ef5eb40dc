import type { SavedPortrait } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { type PhotoRow, shownKeyOf } from '../photos/index.ts'

/** The id is the photo's; the portrait has no other. */
export interface PortraitRow extends Pick<PhotoRow, 'id' | 'object_key' | 'framed_key'> {
  portrait_type: 'wedding' | 'dress'
  attire: 'dress' | 'suit'
  partner: 1 | 2
}

/** What the owner of a saved portrait sees of it. */
export function viewPortrait(
  { addresses, clock }: Pick<Services, 'addresses' | 'clock'>,
  { portrait_type, attire, partner, ...photo }: PortraitRow,
): SavedPortrait {
  return {
    id: photo.id,
    portraitUrl: addresses.sign(shownKeyOf(photo), clock.now()),
    portraitType: portrait_type,
    attire,
    partner,
  }
}
