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
  if (!objectKey) throw new Refusal('not_found', { details: [{ path: 'public_id', message: publicId }] })
  const { format: wanted = 'jpg', ...shape } = transformation
  const isNegotiated = wanted === 'auto'
  const format = wanted !== 'auto' ? wanted : accept.includes('image/webp') ? 'webp' : 'jpg'
  const variant = { objectKey, shape, format }
  const kept = await readKept(services, variant)
  if (kept) return { bytes: kept, format, isNegotiated }
  const bytes = await drawVariant(services, variant)
  // Another process may have deleted the picture meanwhile, and nothing made of it may stay.
  if (!(await findObjectKey(services, publicId))) await services.derived.forget(objectKey)
  return { bytes, format, isNegotiated }
}

async function findObjectKey(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  publicId: string,
): Promise<string | null | undefined> {
  const row = await database.db
    .selectFrom('hosted_images')
    .select('object_key')
    .where('public_id', '=', publicId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .executeTakeFirst()
  return row?.object_key
}

interface Variant {
  objectKey: string
  shape: Omit<Transformation, 'format'>
  format: OutputFormat
}

function nameOf({ shape, format }: Variant): string {
  return JSON.stringify([Object.entries(shape).sort(), format])
}

/** The original, or a variant that was drawn before. */
async function readKept(
  { objects, derived }: Pick<Services, 'objects' | 'derived'>,
  variant: Variant,
): Promise<Uint8Array | undefined> {
  const isOriginal = Object.keys(variant.shape).length === 0 && variant.format === 'jpg'
  return isOriginal ? objects.get(variant.objectKey) : derived.get(variant.objectKey, nameOf(variant))
}

async function drawVariant(
  services: Pick<Services, 'objects' | 'derived' | 'decodes' | 'engine'>,
  variant: Variant,
): Promise<Uint8Array> {
  const { objects, derived, decodes } = services
  const { objectKey, shape, format } = variant
  const source = await objects.get(objectKey)
  if (!source) throw new Refusal('not_found')
  try {
    const bytes = await decodes.run(() => drawDerived(services, { source, transformation: shape, format }))
    await derived.put(objectKey, nameOf(variant), bytes)
    return bytes
  } catch (error) {
    if (error instanceof EngineError && error.code === 'image_too_narrow')
      throw new Refusal(error.code, { cause: error })
    if (error instanceof GateFullError || error instanceof EngineError)
      throw new Refusal('overloaded', { retryAfterMs: 2000 })
    throw error
  }
}
