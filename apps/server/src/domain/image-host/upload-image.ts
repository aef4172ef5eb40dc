import type { imageHostUpload } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { hashToken, Refusal } from '../access/index.ts'
import { decodeUpload } from '../photos/index.ts'
import { addressOf, dropHosted, type HostedRow, storeHosted } from './hosted-row.ts'
import { chooseFolder } from './rules.ts'

export interface HostUpload {
  file: Uint8Array
  preset: string | undefined
  folder: string | undefined
}

type Answer = z.output<typeof imageHostUpload>

/** Stores a picture for whoever was issued the preset, which is used up by it. */
export async function uploadImage(
  services: Services,
  { file, preset, folder }: HostUpload,
  origin: string,
): Promise<Answer> {
  if (!preset) throw new Refusal('upload_preset_missing')
  return takeUpload(services, { file: async () => file, presetHash: hashToken(preset), folder, origin })
}

interface Upload {
  /** Read once the preset is known to be somebody's. */
  file: () => Promise<Uint8Array>
  presetHash: string
  folder: string | undefined
  origin: string
}

/** The same, however the picture came. */
export async function takeUpload(
  services: Services,
  { file, presetHash, folder: wanted, origin }: Upload,
): Promise<Answer> {
  const deviceId = await findOwner(services, presetHash)
  const folder = chooseFolder(deviceId === null ? 'operator' : 'device', wanted)
  if (!folder) throw new Refusal('forbidden')

  const image = await decodeUpload(services, await file())
  const row = await storeHosted(services, { image, deviceId, folder })
  if (!(await keepRow(services, { row, presetHash }))) {
    await dropHosted(services, row)
    throw new Refusal('upload_preset_unknown')
  }
  return answerOf(row, addressOf(services, row, origin))
}

function keepRow(
  { database }: Pick<Services, 'database'>,
  { row, presetHash }: { row: HostedRow; presetHash: string },
): Promise<boolean> {
  return database.transaction(async (trx) => {
    const used = await trx
      .deleteFrom('upload_presets')
      .where('preset_hash', '=', presetHash)
      .returning('preset_hash')
      .execute()
    if (used.length === 0) return false
    await trx.insertInto('hosted_images').values(row).execute()
    return true
  })
}

async function findOwner(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  presetHash: string,
): Promise<string | null> {
  const row = await database.db
    .selectFrom('upload_presets')
    .leftJoin('devices', 'devices.id', 'upload_presets.device_id')
    .select(['device_id', 'blocked_at'])
    .where('preset_hash', '=', presetHash)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  if (!row) throw new Refusal('upload_preset_unknown')
  if (row.blocked_at) throw new Refusal('device_blocked')
  return row.device_id
}

function answerOf(row: HostedRow, url: string): Answer {
  return {
    asset_id: row.asset_id,
    public_id: row.public_id,
    version: row.version,
    width: row.width_px,
    height: row.height_px,
    format: 'jpg',
    resource_type: 'image',
    created_at: row.created_at.toISOString(),
    bytes: row.size_bytes,
    type: 'upload',
    url,
    secure_url: url,
    folder: row.folder,
  }
}
