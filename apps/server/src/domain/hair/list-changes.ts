import type { HairHistoryItem, historyQuery } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { listCreations } from '../creations/index.ts'

/** The caller's changes of hair colour, newest first. */
export async function listChanges(
  services: Pick<Services, 'database' | 'addresses' | 'clock'>,
  caller: Caller,
  page: z.output<typeof historyQuery>,
): Promise<HairHistoryItem[]> {
  const found = await listCreations(services, caller, { ...page, kind: 'hair' })
  return found.map(({ wish, photoId, item }) => ({ ...item, photoId, color: wish.colour }))
}
