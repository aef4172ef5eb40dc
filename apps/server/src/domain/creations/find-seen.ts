import type { SiblingPicture } from '@ever-after/contract'
import { sql } from 'kysely'
import { gather } from '../../infra/database/gather.ts'
import { entitlementColumns } from '../membership/index.ts'

export interface Sibling extends SiblingPicture {
  isRedo: boolean
}

const wasRedoDeleted = sql<boolean>`exists (
  select from deleted_creations where redone_id = coalesce(creations.first_id, creations.id))`

/** The other pictures of a creation's change. */
const siblings = sql<Sibling[]>`(
  select coalesce(jsonb_agg(
    jsonb_build_object('id', id, 'status', status, 'isStarred', starred_at is not null, 'isRedo', redo_of is not null)
    order by created_at, details ->> 'nth'), '[]')
  from creations as sibling
  where coalesce(first_id, id) = coalesce(creations.first_id, creations.id) and id <> creations.id
    and status <> 'failed')`

/**
 * A creation with everything that its owner sees of it, whoever asks; the caller compares the owner. Everybody who waits
 * for a picture asks this again and again, so those who ask at the same time ask together.
 */
export const findSeen = gather(async (db, ids) => {
  const rows = await db
    .selectFrom('creations')
    .leftJoin('photos as photo1', (join) =>
      join.onRef('photo1.id', '=', 'photo1_id').on('photo1.deleted_at', 'is', null),
    )
    .leftJoin('photos as photo2', (join) =>
      join.onRef('photo2.id', '=', 'photo2_id').on('photo2.deleted_at', 'is', null),
    )
    .leftJoin('ratings', 'ratings.creation_id', 'creations.id')
    .selectAll('creations')
    .select((eb) => [
      // Other hair is seen on all of the photo.
      eb
        .case()
        .when('kind', '=', 'hair')
        .then(eb.ref('photo1.object_key'))
        .else(eb.fn.coalesce('photo1.framed_key', 'photo1.object_key'))
        .end()
        .as('photo1_key'),
      eb.fn.coalesce('photo2.framed_key', 'photo2.object_key').as('photo2_key'),
      'ratings.rating',
    ])
    .select([siblings.as('siblings'), wasRedoDeleted.as('was_redo_deleted')])
    .select(entitlementColumns(sql.ref('creations.device_id')))
    .where((eb) => eb('creations.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
})
