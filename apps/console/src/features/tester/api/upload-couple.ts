import { ApiError, uploadStylePhotos } from '@ever-after/contract'
import { call } from '#server-state'
import { copy } from '../copy.ts'
import type { Couple, Partner } from '../model/couple.ts'
import type { RunPhotos } from '../model/test-run.ts'

/** Uploads what the server does not have yet of two photos; undefined while one of them is missing. */
export async function uploadCouple([one, other]: Couple): Promise<RunPhotos | undefined> {
  if (!one.photo || !other.photo) return undefined
  const attires = { partner1Attire: one.attire, partner2Attire: other.attire }
  const coverings = { partner1WearsCovering: isCovered(one), partner2WearsCovering: isCovered(other) }
  if ('id' in one.photo && 'id' in other.photo)
    return {
      partner1PhotoId: one.photo.id,
      partner2PhotoId: other.photo.id,
      ...attires,
      ...coverings,
      urls: [one.photo.url, other.photo.url],
    }
  const { partner1, partner2 } = await call(uploadStylePhotos, {
    multipart: {
      files: {
        ...('file' in one.photo && { partner1: one.photo.file }),
        ...('file' in other.photo && { partner2: other.photo.file }),
      },
      fields: {
        ...attires,
        ...('id' in one.photo && { partner1PhotoId: one.photo.id }),
        ...('id' in other.photo && { partner2PhotoId: other.photo.id }),
      },
    },
  })
  return {
    partner1PhotoId: partner1.photo.id,
    partner2PhotoId: partner2.photo.id,
    partner1Attire: partner1.attire,
    partner2Attire: partner2.attire,
    ...coverings,
    urls: [partner1.photo.url, partner2.photo.url],
  }
}

/** A covering is worn with a dress only. */
function isCovered({ attire, wearsCovering = false }: Partner): boolean {
  return attire === 'dress' && wearsCovering
}

/** Why photos were not taken: the body of the answer, else what broke before there was one. */
export function wordsOfUploadFailure(error: unknown): string {
  if (error instanceof ApiError)
    return copy.uploadFailed(error.body?.error ?? error.message.replace(/^\d+: /, ''))
  return copy.photosFailed(error instanceof Error ? error.message : String(error))
}
