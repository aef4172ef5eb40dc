import { type HairSwatches, hairColour } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { findUsablePhotos, type PhotoRow, portraitOf, refuseAsEngine } from '../photos/index.ts'

type SwatchKeys = Record<string, string>

/** A small picture of the photo in every colour; made once, free, and kept as long as the photo. */
export async function showSwatches(
  services: Services,
  caller: Caller,
  photoId: string,
): Promise<HairSwatches> {
  const [photo] = await findUsablePhotos(services, caller, [photoId])
  const keys = await haveSwatches(services, photo)
  const now = services.clock.now()
  return {
    swatches: hairColour.options
      .filter((color) => keys[color] !== undefined)
      .map((color) => ({ color, url: services.addresses.sign(keys[color], now) })),
  }
}

/** The photo's swatches; one without hair is refused here, before anybody pays for a colour. */
export async function haveSwatches(services: Services, photo: PhotoRow): Promise<SwatchKeys> {
  return photo.swatches ?? drawSwatches(services, photo)
}

/** Two callers at once draw the same pictures under the same names. */
async function drawSwatches(services: Services, photo: PhotoRow): Promise<SwatchKeys> {
  const { database, objects, engine, settings } = services
  const person = await portraitOf(services, photo)
  const { images } = await refuseAsEngine(() =>
    engine.run(
      { kind: 'hair-swatches', person, widthPx: settings.swatchWidthPx },
      { seed: 0, signal: AbortSignal.timeout(settings.swatchTimeoutMs) },
    ),
  )
  const keys: SwatchKeys = {}
  for (const { variant, bytes, mime } of images) {
    if (!variant) continue
    keys[variant] = `swatches/${photo.id}/${variant}.${mime === 'image/webp' ? 'webp' : 'jpg'}`
    await objects.put(keys[variant], bytes)
  }
  const kept = await database.db
    .updateTable('photos')
    .set({ swatches: JSON.stringify(keys) })
    .where('id', '=', photo.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  // The photo was deleted meanwhile, and so nothing made of it may stay.
  if (kept.length === 0) await objects.deleteMany(Object.values(keys))
  return keys
}
