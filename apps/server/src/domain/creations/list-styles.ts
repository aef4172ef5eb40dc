import type { historyQuery, StyleHistoryItem } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { listCreations } from './list-creations.ts'

/** The caller's wedding pictures, newest first. */
export async function listStyles(
  services: Pick<Services, 'database' | 'addresses' | 'clock'>,
  caller: Caller,
  page: z.output<typeof historyQuery>,
): Promise<StyleHistoryItem[]> {
  const found = await listCreations(services, caller, { ...page, kind: 'style' })
  return found.map(({ wish, item, isStarred, place }) => ({
    ...item,
    isStarred,
    place,
    styleName: wish.styleName,
    displayName: wish.displayName,
  }))
}
