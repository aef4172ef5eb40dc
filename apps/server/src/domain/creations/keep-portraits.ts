import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { expiryOf, understandAhead } from '../photos/index.ts'
import type { CreationRow } from './claim-creation.ts'
import type { StoredPortrait } from './picture-files.ts'

export interface NewPortrait extends StoredPortrait {
  photoId: string
}

/** Makes photos of an enhancement's portraits, in the transaction that completes it: every apply accepts them. */
export async function keepPortraits(
  { settings }: Pick<Services, 'settings'>,
  trx: Trx,
  {
    creation,
    portraits,
    now,
  }: {
    creation: Pick<CreationRow, 'id' | 'device_id' | 'photo1_id'>
    portraits: readonly NewPortrait[]
    now: Date
  },
): Promise<void> {
  const source = await trx
    .selectFrom('photos')
    .select('is_confirmed_adult')
    .where('id', '=', creation.photo1_id)
    .executeTakeFirst()
  const rows = portraits.map(({ photoId, variant, key, image }) => ({
    id: photoId,
    device_id: creation.device_id,
    purpose: 'portrait' as const,
    object_key: key,
    width_px: image.widthPx,
    height_px: image.heightPx,
    size_bytes: image.bytes.byteLength,
    created_at: now,
    expires_at: expiryOf(now, settings.photoRetentionDays),
    deleted_at: null,
    creation_id: creation.id,
    variant,
    is_confirmed_adult: source?.is_confirmed_adult ?? false,
  }))
  await trx.insertInto('photos').values(rows).execute()
}

/** The couple chooses between them next; whichever it is, the slow part is done by then. */
export function understandPortraits(
  services: Pick<Services, 'engine' | 'log' | 'settings'>,
  portraits: readonly NewPortrait[],
): void {
  if (!services.settings.understandsAhead) return
  for (const { photoId, image } of portraits)
    understandAhead(services, { photoKey: photoId, photo: image.bytes })
}
