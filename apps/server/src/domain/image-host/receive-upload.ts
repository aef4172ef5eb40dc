import type { imageHostUpload } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { incomingKey } from './offer-form.ts'
import { takeUpload } from './upload-image.ts'

/** Takes over a picture that a device put into the store by a form, and answers as if it had come through this server. */
export async function receiveUpload(
  services: Services,
  id: string,
  origin: string,
): Promise<z.output<typeof imageHostUpload>> {
  const { database, objects } = services
  const incoming = await database.db
    .selectFrom('incoming_uploads')
    .select(['object_key', 'preset_hash'])
    .where('object_key', '=', incomingKey(id))
    .executeTakeFirst()
  if (!incoming) throw new Refusal('upload_preset_unknown')
  const { object_key, preset_hash: presetHash } = incoming
  const answer = await takeUpload(services, {
    file: () => readIncoming(services, object_key),
    presetHash,
    folder: undefined,
    origin,
  })
  await objects.delete(object_key)
  return answer
}

async function readIncoming(
  { objects, settings }: Pick<Services, 'objects' | 'settings'>,
  key: string,
): Promise<Uint8Array> {
  const file = await objects.get(key)
  if (!file?.byteLength) throw new Refusal('missing_file')
  if (file.byteLength > settings.uploadMaxBytes) throw new Refusal('file_too_large')
  return file
}
