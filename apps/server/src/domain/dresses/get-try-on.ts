import type { DressTryOn } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { readCreation } from '../creations/index.ts'

/** One of the caller's try-ons. */
export async function getTryOn(services: Services, caller: Caller, id: string): Promise<DressTryOn> {
  const { wish, state, sourceUrls } = await readCreation(services, caller, { kind: 'dress', id })
  return { ...state, dressId: wish.dressId, dressName: wish.dressName, sourceUrl: sourceUrls[0] }
}
