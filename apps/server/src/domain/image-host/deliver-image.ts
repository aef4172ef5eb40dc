import { EngineError } from '@ever-after/engine'
import { GateFullError } from '../../infra/gate.ts'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { drawDerived, type OutputFormat } from './draw-derived.ts'
import { parseDelivery, type Transformation } from './parse-delivery.ts'

export interface DeliveredImage {
  bytes: Uint8Array
  format: OutputFormat
  /** Whether the format was chosen by what the client accepts. */
  isNegotiated: boolean
}

/** Finds or makes the picture that a delivery address names; a hosted picture is public by its unguessable id. */
export async function deliverImage(
  services: Pick<Services, 'database' | 'objects' | 'derived' | 'decodes' | 'engine' | 'clock'>,
  { path, accept }: { path: string; accept: string },
): Promise<DeliveredImage> {
  const { transformation, publicId } = parseDelivery(path)
  const objectKey = await findObjectKey(services, publicId)
  const { format: wanted = 'jpg', ...shape } = transformation
  const isNegotiated = wanted === 'auto'
  const format = wanted !== 'auto' ? wanted : accept.includes('image/webp') ? 'webp' : 'jpg'
  const bytes = await readVariant(services, { objectKey, shape, format })
  return { bytes, format, isNegotiated }
}

async function findObjectKey(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  publicId: string,
): Promise<string> {
  const row = await database.db
    .selectFrom('hosted_images')
    .select('object_key')
    .where('public_id', '=', publicId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', { details: [{ path: 'public_id', message: publicId }] })
  return row.object_key
}

interface Variant {
  objectKey: string
  shape: Omit<Transformation, 'format'>
  format: OutputFormat
}

async function readVariant(
  services: Pick<Services, 'objects' | 'derived' | 'decodes' | 'engine'>,
  { objectKey, shape, format }: Variant,
): Promise<Uint8Array> {
  const { objects, derived, decodes } = services
  const isOriginal = Object.keys(shape).length === 0 && format === 'jpg'
  const name = JSON.stringify([Object.entries(shape).sort(), format])
  const kept = isOriginal ? undefined : await derived.get(objectKey, name)
  if (kept) return kept

  const source = await objects.get(objectKey)
  if (!source) throw new Refusal('not_found')
  if (isOriginal) return source
  try {
    const bytes = await decodes.run(() => drawDerived(services, { source, transformation: shape, format }))
    await derived.put(objectKey, name, bytes)
    return bytes
  } catch (error) {
    if (error instanceof GateFullError || error instanceof EngineError)
      throw new Refusal('overloaded', { retryAfterMs: 2000 })
    throw error
  }
}
