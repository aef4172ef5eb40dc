import type { uploadTarget } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, hashToken, ownerOf } from '../access/index.ts'
import { cloudName } from './rules.ts'

/** Issues a preset that lets its owner upload one picture within a short time (decision A56). */
export async function createUploadTarget(
  { database, clock, random, settings }: Pick<Services, 'database' | 'clock' | 'random' | 'settings'>,
  caller: Caller,
  origin: string,
): Promise<z.output<typeof uploadTarget>> {
  const uploadPreset = random.token()
  await database.db
    .insertInto('upload_presets')
    .values({
      preset_hash: hashToken(uploadPreset),
      device_id: ownerOf(caller),
      expires_at: new Date(clock.now().getTime() + settings.uploadPresetMs),
    })
    .execute()
  return { uploadUrl: `${origin}/media/v1_1/${cloudName}/image/upload`, uploadPreset }
}
