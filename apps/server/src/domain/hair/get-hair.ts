import type { HairChange } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { readCreation } from '../creations/index.ts'

/** One of the caller's changes of hair colour. */
export async function getHair(services: Services, caller: Caller, id: string): Promise<HairChange> {
  const { wish, state, photoIds, sourceUrls } = await readCreation(services, caller, { kind: 'hair', id })
  return { ...state, photoId: photoIds[0], color: wish.colour, sourceUrl: sourceUrls[0] }
}
