import type { CreationState, Rating } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownerOf, Refusal } from '../access/index.ts'
import { judgeEntitlement } from '../membership/index.ts'
import type { CreationRow } from './claim-creation.ts'
import { failureWordsOf } from './failure-words.ts'
import { findSeen, type Sibling } from './find-seen.ts'
import { readProgress } from './read-progress.ts'
import { type Kind, type WishOf, wishOfKind } from './wish.ts'

export interface SeenCreation<K extends Kind> {
  wish: WishOf<K>
  state: CreationState
  photoIds: string[]
  /** Signed source photos in their order; null once deleted. */
  sourceUrls: (string | null)[]
  /** Null while the owner has said nothing of it. */
  rating: Rating | null
  isStarred: boolean
  siblings: Sibling[]
  /** Whether its change still has a redo that costs nothing. */
  canRedo: boolean
}

/** One of the caller's creations of a kind: its state, its progress and the result the caller may see now. */
export async function readCreation<K extends Kind>(
  services: Services,
  caller: Caller,
  { kind, id }: { kind: K; id: string },
): Promise<SeenCreation<K>> {
  const row = await findSeen(services.database, id)
  if (row?.kind !== kind || row.device_id !== (ownerOf(caller) ?? null)) throw new Refusal('not_found')
  if (caller.kind === 'device') await noteSeen(services, row)
  const now = services.clock.now()
  const { seesCleanPictures } = judgeEntitlement(row, now)
  const sign = (key: string | null) => key && services.addresses.sign(key, now)
  const sources = [sign(row.photo1_key), sign(row.photo2_key)]
  const photoIds = [row.photo1_id, row.photo2_id].filter((photoId) => photoId !== null)
  return {
    wish: wishOfKind(row, kind),
    photoIds,
    sourceUrls: sources.slice(0, photoIds.length),
    rating: row.rating,
    isStarred: row.starred_at !== null,
    siblings: row.siblings,
    canRedo:
      mayCreate(services, caller) &&
      row.status === 'completed' &&
      row.redo_of === null &&
      !row.siblings.some(({ isRedo }) => isRedo) &&
      !row.was_redo_deleted &&
      row.photo1_key !== null &&
      row.photo2_key !== null,
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

/** Neither a browser where the settings say so nor a blocked device makes new pictures. */
function mayCreate({ settings }: Pick<Services, 'settings'>, caller: Caller): boolean {
  return caller.kind === 'device' && !caller.isBlocked && (!caller.isBrowser || settings.browsersMayCreate)
}

/** Whoever reads a finished picture has seen it, and need not be told that it is ready. */
async function noteSeen(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, status, seen_at }: CreationRow,
): Promise<void> {
  if (status !== 'completed' || seen_at) return
  await database.db.updateTable('creations').set({ seen_at: clock.now() }).where('id', '=', id).execute()
}
