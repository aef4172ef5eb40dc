import type { UploadedDress } from '@ever-after/contract'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { decodeUpload, digestOf, refuseAsEngine, uploadOnce } from '../photos/index.ts'
import { viewUploaded } from './view-uploaded.ts'

export interface DressUpload {
  bytes: Uint8Array
  /** Without one the dress is called after its number. */
  name?: string
  idempotencyKey?: string
}

/** Stores the photo of a dress of one's own, unless it could not look right on anyone else. */
export async function uploadDress(
  services: Services,
  device: DeviceActor,
  { bytes, name, idempotencyKey }: DressUpload,
): Promise<UploadedDress> {
  const [photo] = await uploadOnce(services, device, {
    endpoint: 'upload-dress-photo',
    idempotencyKey,
    body: { dress: digestOf(bytes), name },
    prepare: async () => {
      const image = await decodeUpload(services, bytes)
      await refuseAsEngine(() => services.engine.checkDress(image.bytes))
      return [{ image, purpose: 'gown' }]
    },
    async alongside(trx, [{ id, created_at }]) {
      await trx
        .insertInto('uploaded_dresses')
        .values({
          photo_id: id,
          device_id: device.deviceId,
          name: name ?? (await nextName(trx, device)),
          uploaded_at: created_at,
        })
        .execute()
    },
  })
  return viewUploaded(services, { ...photo, name: await readName(services, photo.id) })
}

async function nextName(trx: Trx, { deviceId }: DeviceActor): Promise<string> {
  const rows = await trx
    .selectFrom('uploaded_dresses')
    .select('photo_id')
    .where('device_id', '=', deviceId)
    .execute()
  return `My dress ${rows.length + 1}`
}

async function readName({ database }: Pick<Services, 'database'>, photoId: string): Promise<string> {
  const { name } = await database.db
    .selectFrom('uploaded_dresses')
    .select('name')
    .where('photo_id', '=', photoId)
    .executeTakeFirstOrThrow()
  return name
}
