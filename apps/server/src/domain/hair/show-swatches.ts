import { type HairSwatches, hairColour, type PhotoFrame, wholePhoto } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { findUsablePhotos, type PhotoRow, portraitOf, refuseAsEngine } from '../photos/index.ts'

interface Swatches {
  /** Object keys by colour. */
  keys: Record<string, string>
  frame: PhotoFrame
}

/** A small picture of the photo in every colour; made once, free, and kept as long as the photo. */
export async function showSwatches(
  services: Services,
  caller: Caller,
  photoId: string,
): Promise<HairSwatches> {
  const [photo] = await findUsablePhotos(services, caller, [photoId])
  const { swatches, swatch_frame } = photo
  const { keys, frame } =
    swatches && swatch_frame ? { keys: swatches, frame: swatch_frame } : await drawSwatches(services, photo)
  const now = services.clock.now()
  return {
    swatches: hairColour.options
      .filter((color) => keys[color] !== undefined)
      .map((color) => ({ color, url: services.addresses.sign(keys[color], now) })),
    frame,
  }
}

/**
 * Refuses a photo without hair, before anybody pays for a colour. Two callers at once draw the same pictures under the same
 * names.
 */
export async function drawSwatches(services: Services, photo: PhotoRow): Promise<Swatches> {
  const { database, objects, engine, settings } = services
  const person = await portraitOf(services, photo)
  const { images } = await refuseAsEngine(() =>
    engine.run(
      { kind: 'hair-swatches', person, widthPx: settings.swatchWidthPx },
      { seed: 0, signal: AbortSignal.timeout(settings.swatchTimeoutMs) },
    ),
  )
  const keys: Swatches['keys'] = {}
  const frame = within(images[0]?.frame ?? wholePhoto)
  for (const { variant, bytes, mime } of images) {
    if (!variant) continue
    keys[variant] = `swatches/${photo.id}/${variant}.${mime === 'image/webp' ? 'webp' : 'jpg'}`
    await objects.put(keys[variant], bytes)
  }
  const kept = await database.db
    .updateTable('photos')
    .set({ swatches: JSON.stringify(keys), swatch_frame: JSON.stringify(frame) })
    .where('id', '=', photo.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  // The photo was deleted meanwhile, and so nothing made of it may stay.
  if (kept.length === 0) await objects.deleteMany(Object.values(keys))
  return { keys, frame }
}

/** A measured frame may end a hair's breadth beyond the photo. */
function within({ x, y, width, height }: PhotoFrame): PhotoFrame {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return { x: left, y: top, width: Math.min(width, 1 - left), height: Math.min(height, 1 - top) }
}
