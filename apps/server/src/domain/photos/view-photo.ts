import type { Photo } from '@ever-after/contract'
import type { Selectable } from 'kysely'
import type { Tables } from '../../infra/database/tables.ts'
import type { Services } from '../../infra/services.ts'

export type PhotoRow = Selectable<Tables['photos']>

/** What the owner of a photo sees of it. */
export function viewPhoto({ addresses, clock }: Pick<Services, 'addresses' | 'clock'>, row: PhotoRow): Photo {
  return {
    id: row.id,
    url: addresses.sign(shownKeyOf(row), clock.now()),
    ...(row.framed_key && { wholeUrl: addresses.sign(row.object_key, clock.now()) }),
    widthPx: row.width_px,
    heightPx: row.height_px,
    expiresAt: row.expires_at?.toISOString() ?? null,
    ...(row.frame && { frame: row.frame }),
  }
}

/** Where what a photo's frame shows is kept, once it was looked at. */
export const framedKeyOf = (photoId: string) => `photos/${photoId}-framed.jpg`

/** The picture that the owner sees: what the frame shows, or all of the photo. */
export function shownKeyOf({ object_key, framed_key }: Pick<PhotoRow, 'object_key' | 'framed_key'>): string {
  return framed_key ?? object_key
}
