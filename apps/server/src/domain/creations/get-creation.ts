import { creationStage, type StyleApplication } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy, Refusal } from '../access/index.ts'
import { readEntitlement } from '../membership/index.ts'
import { findPhotos, type PhotoRow } from '../photos/index.ts'
import type { CreationRow } from './claim-creation.ts'
import { estimateRemaining } from './estimate-remaining.ts'
import { readSituation } from './read-situation.ts'
import { failureWordsOf } from './rules.ts'

/** One of the caller's wedding pictures: its state, its progress and the result the caller may see now. */
export async function getCreation(services: Services, caller: Caller, id: string): Promise<StyleApplication> {
  const row = await services.database.db
    .selectFrom('creations')
    .selectAll()
    .where('id', '=', id)
    .where(ownedBy(caller))
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const photos = await findPhotos(services, caller, [row.photo1_id, row.photo2_id])
  const { seesCleanPictures } = await readEntitlement(services, caller)
  const now = services.clock.now()
  const sign = (key: string | null) => key && services.addresses.sign(key, now)
  const sourceUrl = ({ object_key, deleted_at }: PhotoRow) => sign(deleted_at ? null : object_key)
  return {
    id: row.id,
    applicationId: row.id,
    status: row.status,
    styleName: row.style_name,
    displayName: row.display_name,
    createdAt: row.created_at.toISOString(),
    resultUrl: sign(seesCleanPictures ? row.master_key : row.preview_key),
    isClean: row.status === 'completed' && seesCleanPictures,
    sourceUrls: [sourceUrl(photos[0]), sourceUrl(photos[1])],
    engine: row.engine,
    error: row.error_code && failureWordsOf(row.error_code),
    errorCode: row.error_code,
    progress: await progressOf(services, row),
  }
}

async function progressOf(services: Services, row: CreationRow): Promise<StyleApplication['progress']> {
  if (row.status === 'completed' || row.status === 'failed') return null
  return {
    stage: creationStage.parse(row.stage),
    fraction: row.fraction,
    remainingMs: estimateRemaining(await readSituation(services, row)),
  }
}
