import type { Attire, CoupleUploadReply } from '@ever-after/contract'
import type { CleanImage } from '../../infra/images/read-upload.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { keepPhoto } from './keep-photo.ts'
import { preparePhoto } from './prepare-photo.ts'
import { viewPhoto } from './view-photo.ts'

export interface CoupleUpload {
  files: Record<'partner1' | 'partner2', Uint8Array>
  partner1Attire: Attire
  partner2Attire: Attire
}

/** Stores both partners' photos, or neither; a refusal names the partner whose photo it is about. */
export async function uploadCouple(
  services: Services,
  caller: Caller,
  { files, partner1Attire, partner2Attire }: CoupleUpload,
): Promise<CoupleUploadReply> {
  const [image1, image2] = await allOrFirstRefusal([
    preparePartner(services, 'partner1', files.partner1),
    preparePartner(services, 'partner2', files.partner2),
  ])
  const photo1 = await keepPhoto(services, caller, { image: image1, purpose: 'couple' })
  const photo2 = await keepPhoto(services, caller, { image: image2, purpose: 'couple' })
  return {
    partner1: { photo: viewPhoto(services, photo1), attire: partner1Attire },
    partner2: { photo: viewPhoto(services, photo2), attire: partner2Attire },
  }
}

async function preparePartner(services: Services, partner: string, bytes: Uint8Array): Promise<CleanImage> {
  try {
    return await preparePhoto(services, bytes)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, retryAfterMs } = error
    throw new Refusal(code, { retryAfterMs, cause: error, details: [{ path: partner, message: code }] })
  }
}

/** Waits for both, so that the answer does not depend on which one is done first. */
async function allOrFirstRefusal<A, B>(both: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(both)
  return Promise.all(both)
}
