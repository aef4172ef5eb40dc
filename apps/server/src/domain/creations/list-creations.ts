import type { HistoryItem, historyQuery } from '@ever-after/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy } from '../access/index.ts'
import { readEntitlement } from '../membership/index.ts'
import { isShown } from './is-shown.ts'
import { type Kind, type WishOf, wishOfKind } from './wish.ts'

export interface Page<K extends Kind> extends z.output<typeof historyQuery> {
  kind: K
}

export interface ListedCreation<K extends Kind> {
  wish: WishOf<K>
  /** The first source photo. */
  photoId: string
  isStarred: boolean
  /** Among the pictures of its change. */
  place: { number: number; all: number }
  item: HistoryItem
}

/** Where a creation stands among those of its change that have not failed. */
const place = sql<ListedCreation<Kind>['place']>`(
  select jsonb_build_object(
    'number', greatest(1, count(*) filter (where
      (created_at, coalesce(details ->> 'nth', ''), id)
        <= (creations.created_at, coalesce(creations.details ->> 'nth', ''), creations.id))),
    'all', greatest(1, count(*)))
  from creations as sibling
  where coalesce(first_id, id) = coalesce(creations.first_id, creations.id) and status <> 'failed')`

/** Creations in every state, newest first (decision A53); an operator's test runs are in nobody's history. */
export async function listCreations<K extends Kind>(
  services: Pick<Services, 'database' | 'addresses' | 'clock'>,
  caller: Caller,
  { kind, limit, offset, before }: Page<K>,
): Promise<ListedCreation<K>[]> {
  let query = services.database.db
    .selectFrom('creations')
    .select(['id', 'created_at', 'kind', 'details', 'photo1_id', 'status'])
    .select(['master_key', 'preview_key', 'thumb_key', 'marked_thumb_key', 'starred_at'])
    .select(place.as('place'))
    .where('kind', '=', kind)
    .where(ownedBy(caller))
    .where('is_test', '=', false)
    .where(isShown)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
  if (before !== undefined) {
    const [createdAt, id] = before.split('_')
    query = query.where(sql<boolean>`(created_at, id) < (${new Date(createdAt)}, ${id})`)
  }
  const rows = await query.execute()
  const { seesCleanPictures } = await readEntitlement(services, caller)
  const now = services.clock.now()
  const sign = (key: string | null) => key && services.addresses.sign(key, now)
  return rows.map((row) => ({
    wish: wishOfKind(row, kind),
    photoId: row.photo1_id,
    isStarred: row.starred_at !== null,
    place: row.place,
    item: {
      id: row.id,
      createdAt: row.created_at.toISOString(),
      status: row.status,
      resultUrl: sign(seesCleanPictures ? row.master_key : row.preview_key),
      thumbUrl: sign(seesCleanPictures ? row.thumb_key : row.marked_thumb_key),
    },
  }))
}
