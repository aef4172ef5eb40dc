import type { uploadTarget } from '@ever-after/contract'
import type { z } from 'zod'
import type { OutsideHost } from '../../infra/image-host/outside-host.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, hashToken, ownerOf } from '../access/index.ts'
import { offerForm } from './offer-form.ts'
import { cloudName } from './rules.ts'

type Issuing = Pick<Services, 'database' | 'clock' | 'random' | 'settings' | 'directUploads' | 'outsideHost'>

/**
 * Issues a preset that lets its owner upload one picture within a short time (decision A56). Where pictures are hosted
 * elsewhere the preset is that host's, and what is kept here lets its owner bring one of them back.
 */
export async function createUploadTarget(
  services: Issuing,
  caller: Caller,
  origin: string,
): Promise<z.output<typeof uploadTarget>> {
  const { outsideHost } = services
  if (outsideHost) {
    const target = await issueOutside(outsideHost, { caller, now: services.clock.now() })
    await keepPreset(services, caller)
    return target
  }
  const uploadPreset = await keepPreset(services, caller)
  const direct = await offerForm(services, caller, { uploadPreset, origin })
  return {
    uploadUrl: `${origin}/media/v1_1/${cloudName}/image/upload`,
    uploadPreset,
    ...(direct && { direct }),
  }
}

function issueOutside(outsideHost: OutsideHost, { caller, now }: { caller: Caller; now: Date }) {
  return outsideHost.issueTarget(caller.kind === 'operator' ? 'operator' : 'device', now)
}

async function keepPreset(
  { database, clock, random, settings }: Pick<Services, 'database' | 'clock' | 'random' | 'settings'>,
  caller: Caller,
): Promise<string> {
  const preset = random.token()
  await database.db
    .insertInto('upload_presets')
    .values({
      preset_hash: hashToken(preset),
      device_id: ownerOf(caller),
      expires_at: new Date(clock.now().getTime() + settings.uploadPresetMs),
    })
    .execute()
  return preset
}
