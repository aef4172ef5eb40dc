import type { SavedPortrait } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'

export interface PortraitRow {
  /** Of the photo; the portrait has no other. */
  id: string
  object_key: string
  portrait_type: 'wedding' | 'dress'
  attire: 'dress' | 'suit'
  partner: 1 | 2
}

/** What the owner of a saved portrait sees of it. */
export function viewPortrait(
  { addresses, clock }: Pick<Services, 'addresses' | 'clock'>,
  { id, object_key, portrait_type, attire, partner }: PortraitRow,
): SavedPortrait {
  return {
    id,
    portraitUrl: addresses.sign(object_key, clock.now()),
    portraitType: portrait_type,
    attire,
    partner,
  }
}
