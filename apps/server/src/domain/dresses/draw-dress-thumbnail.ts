import type { DressThumbnailBody, Thumbnail } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, Refusal } from '../access/index.ts'
import { drawThumbnail } from '../creations/index.ts'
import { findUsablePhotos, portraitOf, refuseUnsuitable } from '../photos/index.ts'
import { findWornDress } from './find-worn-dress.ts'

/** A person in a dress of the catalogue, small, marked and free. */
export async function drawDressThumbnail(
  services: Services,
  device: DeviceActor,
  { body: { photoId, ...choice }, signal }: { body: DressThumbnailBody; signal: AbortSignal },
): Promise<Thumbnail> {
  const [photo] = await findUsablePhotos(services, device, [photoId])
  const { wish } = await findWornDress(services, device, { ...choice, isCustomDress: false })
  if (wish.kind !== 'dress' || !wish.recipe) throw new Refusal('unknown_dress')
  await refuseUnsuitable(services, [photo], { isCounted: false })
  const { recipe, wearsCovering = false } = wish
  const person = { ...(await portraitOf(services, photo)), wearsCovering }
  const widthPx = services.settings.thumbnailWidthPx
  return drawThumbnail(services, { job: { kind: 'dress-thumbnail', person, recipe, widthPx }, signal })
}
