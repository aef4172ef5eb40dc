import type { historyQuery, StyleHistoryItem } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy } from '../access/index.ts'
import { readEntitlement } from '../membership/index.ts'

/** The caller's wedding pictures of every state, newest first (decision A53); the operator's test runs are none. */
export async function listCreations(
  services: Pick<Services, 'database' | 'addresses' | 'clock'>,
  caller: Caller,
  { limit, offset }: z.output<typeof historyQuery>,
): Promise<StyleHistoryItem[]> {
  const rows = await services.database.db
    .selectFrom('creations')
    .select([
      'id',
      'created_at',
      'style_name',
      'display_name',
      'status',
      'master_key',
      'preview_key',
      'thumb_key',
    ])
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
    id: row.id,
    createdAt: row.created_at.toISOString(),
    styleName: row.style_name,
    displayName: row.display_name,
    status: row.status,
    resultUrl: sign(seesCleanPictures ? row.master_key : row.preview_key),
    thumbUrl: sign(row.thumb_key),
  }))
}
