import type { UploadForm } from '../../infra/object-store/direct-uploads.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, hashToken } from '../access/index.ts'
import { cloudName } from './rules.ts'

/** Of a preset's time; an upload that began at the end of it may take as long as is left. */
const formShare = 2 / 3

/**
 * A form with which a device puts its picture into the store itself; the store then sends it to the address that takes
 * the picture over. Undefined where uploads come through this server.
 */
export async function offerForm(
  services: Pick<Services, 'database' | 'clock' | 'random' | 'settings' | 'directUploads'>,
  caller: Caller,
  { uploadPreset, origin }: { uploadPreset: string; origin: string },
): Promise<UploadForm | undefined> {
  const { database, clock, random, settings, directUploads } = services
  // A form cannot choose among an operator's folders.
  if (!directUploads || caller.kind !== 'device') return undefined
  const id = random.uuid()
  const now = clock.now()
  await database.db
    .insertInto('incoming_uploads')
    .values({
      object_key: incomingKey(id),
      preset_hash: hashToken(uploadPreset),
      expires_at: new Date(now.getTime() + 2 * settings.uploadPresetMs),
    })
    .execute()
  return directUploads.formFor({
    key: incomingKey(id),
    now,
    lifetimeMs: settings.uploadPresetMs * formShare,
    maxBytes: settings.uploadMaxBytes,
    redirectTo: `${origin}/media/v1_1/${cloudName}/image/received/${id}`,
  })
}

export function incomingKey(id: string): string {
  return `incoming/${id}`
}
