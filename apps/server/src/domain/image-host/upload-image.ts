import type { imageHostUpload } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { hashToken, Refusal } from '../access/index.ts'
import { decodeUpload, expiryOf } from '../photos/index.ts'
import { chooseFolder, deliveryPath } from './rules.ts'

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
  const { database, objects, clock, random, settings } = services
  if (!preset) throw new Refusal('upload_preset_missing')
  const deviceId = await findOwner(services, preset)
  const folder = chooseFolder(deviceId === null ? 'operator' : 'device', wanted)
  if (!folder) throw new Refusal('forbidden')

  const image = await decodeUpload(services, file)
  const name = random.uuid()
  const now = clock.now()
  const row = {
    public_id: `${folder}/${name}`,
    asset_id: random.uuid(),
    version: Math.floor(now.getTime() / 1000),
    device_id: deviceId,
    folder,
    object_key: `hosted/${name}.jpg`,
    width_px: image.widthPx,
    height_px: image.heightPx,
    size_bytes: image.bytes.byteLength,
    created_at: now,
    expires_at: deviceId === null ? null : expiryOf(now, settings.photoRetentionDays),
  }
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
    .select('device_id')
    .where('preset_hash', '=', hashToken(preset))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  if (!row) throw new Refusal('upload_preset_unknown')
  return row.device_id
}

interface HostedRow {
  public_id: string
  asset_id: string
  version: number
  folder: string
  width_px: number
  height_px: number
  size_bytes: number
  created_at: Date
}

function answerOf(row: HostedRow, origin: string): Answer {
  const url = `${origin}${deliveryPath({ version: row.version, publicId: row.public_id })}`
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
