import type { HistoryItem, historyQuery } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy } from '../access/index.ts'
import { readEntitlement } from '../membership/index.ts'
import { type Kind, type WishOf, wishOfKind } from './wish.ts'

export interface Page<K extends Kind> extends z.output<typeof historyQuery> {
  kind: K
}

export interface ListedCreation<K extends Kind> {
  wish: WishOf<K>
  /** The first source photo. */
  photoId: string
  item: HistoryItem
}

/**
 * The caller's creations of a kind in every state, newest first (decision A53); the operator's test runs are none.
 */
export async function listCreations<K extends Kind>(
  services: Pick<Services, 'database' | 'addresses' | 'clock'>,
  caller: Caller,
  { kind, limit, offset }: Page<K>,
): Promise<ListedCreation<K>[]> {
  const rows = await services.database.db
    .selectFrom('creations')
    .select(['id', 'created_at', 'kind', 'details', 'photo1_id', 'status'])
    .select(['master_key', 'preview_key', 'thumb_key'])
    .where('kind', '=', kind)
    .where(ownedBy(caller))
    .where('is_test', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { seesCleanPictures } = await readEntitlement(services, caller)
  const now = services.clock.now()
  const sign = (key: string | null) => key && services.addresses.sign(key, now)
  return rows.map((row) => ({
    wish: wishOfKind(row, kind),
    photoId: row.photo1_id,
    item: {
      id: row.id,
      createdAt: row.created_at.toISOString(),
      status: row.status,
      resultUrl: sign(seesCleanPictures ? row.master_key : row.preview_key),
      thumbUrl: sign(row.thumb_key),
    },
  }))
}
