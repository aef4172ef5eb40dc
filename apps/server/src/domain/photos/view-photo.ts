import type { Photo } from '@ever-after/contract'
import type { Selectable } from 'kysely'
import type { Tables } from '../../infra/database/tables.ts'
import type { Services } from '../../infra/services.ts'

export type PhotoRow = Selectable<Tables['photos']>

/** What the owner of a photo sees of it. */
export function viewPhoto({ addresses, clock }: Pick<Services, 'addresses' | 'clock'>, row: PhotoRow): Photo {
  return {
    id: row.id,
    url: addresses.sign(row.object_key, clock.now()),
    widthPx: row.width_px,
    heightPx: row.height_px,
    expiresAt: row.expires_at?.toISOString() ?? null,
    ...(row.frame && { frame: row.frame }),
  }
}
