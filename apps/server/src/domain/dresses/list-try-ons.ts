import type { DressHistoryItem, historyQuery } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { listCreations } from '../creations/index.ts'

/** The caller's try-ons, newest first. */
export async function listTryOns(
  services: Pick<Services, 'database' | 'addresses' | 'clock'>,
  caller: Caller,
  page: z.output<typeof historyQuery>,
): Promise<DressHistoryItem[]> {
  const found = await listCreations(services, caller, { ...page, kind: 'dress' })
  return found.map(({ wish, item }) => ({ ...item, dressId: wish.dressId, dressName: wish.dressName }))
}
