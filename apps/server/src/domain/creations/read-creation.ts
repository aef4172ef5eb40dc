import type { CreationState } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy, Refusal } from '../access/index.ts'
import { readEntitlement } from '../membership/index.ts'
import { findPhotos } from '../photos/index.ts'
import { failureWordsOf } from './failure-words.ts'
import { readProgress } from './read-progress.ts'
import { type Kind, type WishOf, wishOfKind } from './wish.ts'

export interface SeenCreation<K extends Kind> {
  wish: WishOf<K>
  state: CreationState
  photoIds: string[]
  /** Signed source photos in their order; null once deleted. */
  sourceUrls: (string | null)[]
}

/** One of the caller's creations of a kind: its state, its progress and the result the caller may see now. */
export async function readCreation<K extends Kind>(
  services: Services,
  caller: Caller,
  { kind, id }: { kind: K; id: string },
): Promise<SeenCreation<K>> {
  const row = await services.database.db
    .selectFrom('creations')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where(ownedBy(caller))
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const photoIds = [row.photo1_id, row.photo2_id].filter((photoId) => photoId !== null)
  const photos = await findPhotos(services, caller, photoIds)
  const { seesCleanPictures } = await readEntitlement(services, caller)
  const now = services.clock.now()
  const sign = (key: string | null) => key && services.addresses.sign(key, now)
  return {
    wish: wishOfKind(row, kind),
    photoIds,
    sourceUrls: photos.map(({ object_key, deleted_at }) => sign(deleted_at ? null : object_key)),
    state: {
      id: row.id,
      status: row.status,
      createdAt: row.created_at.toISOString(),
      resultUrl: sign(seesCleanPictures ? row.master_key : row.preview_key),
      isClean: row.status === 'completed' && seesCleanPictures,
      engine: row.engine,
      error: row.error_code && failureWordsOf(row.error_code, kind),
      errorCode: row.error_code,
      progress: await readProgress(services, row),
    },
  }
}
