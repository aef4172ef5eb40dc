import type { imageHostUpload } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { hashToken, Refusal } from '../access/index.ts'
import { decodeUpload } from '../photos/index.ts'
import { addressOf, type HostedRow, newHostedRow } from './hosted-row.ts'
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
  { file, preset, folder: wanted }: HostUpload,
  origin: string,
): Promise<Answer> {
  const { database, objects } = services
  if (!preset) throw new Refusal('upload_preset_missing')
  const deviceId = await findOwner(services, preset)
  const folder = chooseFolder(deviceId === null ? 'operator' : 'device', wanted)
  if (!folder) throw new Refusal('forbidden')

  const image = await decodeUpload(services, file)
  const row = newHostedRow(services, { image, deviceId, folder })
  await objects.put(row.object_key, image.bytes)
  const isKept = await database.transaction(async (trx) => {
    const used = await trx
      .deleteFrom('upload_presets')
      .where('preset_hash', '=', hashToken(preset))
      .returning('preset_hash')
      .execute()
    if (used.length === 0) return false
    await trx.insertInto('hosted_images').values(row).execute()
    return true
  })
  if (!isKept) {
    await objects.delete(row.object_key)
    throw new Refusal('upload_preset_unknown')
  }
  return answerOf(row, origin)
}

async function findOwner(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  preset: string,
): Promise<string | null> {
  const row = await database.db
    .selectFrom('upload_presets')
    .leftJoin('devices', 'devices.id', 'upload_presets.device_id')
    .select(['device_id', 'blocked_at'])
    .where('preset_hash', '=', hashToken(preset))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  if (!row) throw new Refusal('upload_preset_unknown')
  if (row.blocked_at) throw new Refusal('device_blocked')
  return row.device_id
}

function answerOf(row: HostedRow, origin: string): Answer {
  const url = addressOf(row, origin)
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
