import type { AcceptedCreation, HairColour } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { acceptCreation } from '../creations/index.ts'
import { findUsablePhotos } from '../photos/index.ts'
import { drawSwatches } from './show-swatches.ts'

export interface HairRequest {
  photoId: string
  color: HairColour
  idempotencyKey?: string
}

/** Accepts one change of hair colour; a photo without hair is refused before anything is charged. */
export async function applyHair(
  services: Services,
  caller: Caller,
  { photoId, color, idempotencyKey }: HairRequest,
): Promise<AcceptedCreation> {
  const id = await acceptCreation(services, caller, {
    endpoint: 'apply-hair',
    body: { photoId, color },
    idempotencyKey,
    sameWishMs: services.settings.sameWishMs,
    isAlwaysAlike: true,
    plan: async () => {
      const [photo] = await findUsablePhotos(services, caller, [photoId])
      // They are the proof that there is hair, also where their frame is not known.
      if (!photo.swatches) await drawSwatches(services, photo)
      return { wish: { kind: 'hair', colour: color }, photo1Id: photo.id, photo2Id: null }
    },
  })
  return { id, status: 'pending' }
}
