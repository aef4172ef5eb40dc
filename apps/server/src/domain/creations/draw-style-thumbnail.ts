import type { StyleThumbnailBody, Thumbnail } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { findUsablePhotos, refuseUnsuitable } from '../photos/index.ts'
import { chooseWish } from './apply-style.ts'
import { partnersOf } from './build-job.ts'
import { drawThumbnail } from './draw-thumbnail.ts'

/** A couple in a style, small, marked and free; also in a style that is there for subscribers. */
export async function drawStyleThumbnail(
  services: Services,
  device: DeviceActor,
  { body, signal }: { body: StyleThumbnailBody; signal: AbortSignal },
): Promise<Thumbnail> {
  const ids = [body.partner1PhotoId, body.partner2PhotoId] as const
  const photos = await findUsablePhotos(services, device, ids)
  const { wish } = await chooseWish(services, device, body)
  await refuseUnsuitable(services, photos, { isCounted: false })
  const { taller, stance, recipe } = wish
  const partners = await partnersOf(services, wish, photos)
  const widthPx = services.settings.thumbnailWidthPx
  return drawThumbnail(services, {
    job: { kind: 'couple-thumbnail', partners, taller, stance, recipe, widthPx },
    signal,
  })
}
