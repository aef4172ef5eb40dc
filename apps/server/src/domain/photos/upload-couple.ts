import type { Attire, CoupleUploadReply } from '@ever-after/contract'
import type { CleanImage } from '../../infra/images/read-upload.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { findUsablePhotos } from './find-usable.ts'
import { preparePhoto } from './prepare-photo.ts'
import { digestOf, uploadOnce } from './upload-once.ts'
import { type PhotoRow, viewPhoto } from './view-photo.ts'

type Partner = 'partner1' | 'partner2'

export interface CoupleUpload {
  files: Partial<Record<Partner, Uint8Array>>
  partner1Attire: Attire
  partner2Attire: Attire
  partner1PhotoId?: string
  partner2PhotoId?: string
  idempotencyKey?: string
}

/** A partner's photo as it came: new, or one that the caller has already. */
type Source = { partner: Partner; bytes: Uint8Array } | { partner: Partner; photoId: string }

/** Stores what is new of both partners' photos, all or nothing; a refusal names the partner whose photo it is about. */
export async function uploadCouple(
  services: Services,
  caller: Caller,
  { files, partner1Attire, partner2Attire, partner1PhotoId, partner2PhotoId, idempotencyKey }: CoupleUpload,
): Promise<CoupleUploadReply> {
  const sources = [
    sourceOf('partner1', files.partner1, partner1PhotoId),
    sourceOf('partner2', files.partner2, partner2PhotoId),
  ]
  const known = await Promise.all(sources.map((source) => findKnown(services, caller, source)))
  const uploaded = await uploadOnce(services, caller, {
    endpoint: 'upload-couple',
    idempotencyKey,
    body: { ...Object.fromEntries(sources.map(nameSource)), partner1Attire, partner2Attire },
    prepare: async () => {
      const images = await allOrFirstRefusal(
        sources.flatMap((source) => ('bytes' in source ? [preparePartner(services, caller, source)] : [])),
      )
      return images.map((image) => ({ image, purpose: 'couple' }))
    },
  })
  const [photo1, photo2] = known.map((photo) => photo ?? uploaded.shift())
  if (!photo1 || !photo2) throw new Error('A partner without a photo was let through.')
  return {
    partner1: { photo: viewPhoto(services, photo1), attire: partner1Attire },
    partner2: { photo: viewPhoto(services, photo2), attire: partner2Attire },
  }
}

function sourceOf(partner: Partner, bytes: Uint8Array | undefined, photoId: string | undefined): Source {
  if (bytes && photoId)
    throw new Refusal('bad_request', {
      details: [{ path: partner, message: 'either a file or the id of a photo, not both' }],
    })
  if (bytes) return { partner, bytes }
  if (photoId) return { partner, photoId }
  throw new Refusal('missing_file', {
    details: [{ path: partner, message: `a file is expected here, or ${partner}PhotoId` }],
  })
}

function nameSource(source: Source): [Partner, string] {
  return [source.partner, 'bytes' in source ? digestOf(source.bytes) : source.photoId]
}

async function findKnown(services: Services, caller: Caller, source: Source): Promise<PhotoRow | undefined> {
  if ('bytes' in source) return undefined
  return namingPartner(source.partner, async () => {
    const [photo] = await findUsablePhotos(services, caller, [source.photoId])
    return photo
  })
}

function preparePartner(
  services: Services,
  caller: Caller,
  { partner, bytes }: { partner: Partner; bytes: Uint8Array },
): Promise<CleanImage> {
  return namingPartner(partner, () => preparePhoto(services, caller, { bytes }))
}

async function namingPartner<T>(partner: Partner, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, words, retryAfterMs } = error
    throw new Refusal(code, {
      words,
      retryAfterMs,
      cause: error,
      details: [{ path: partner, message: code }],
    })
  }
}

/** Waits for all, so that the answer does not depend on which one is done first. */
async function allOrFirstRefusal<T>(all: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(all)
  return Promise.all(all)
}
