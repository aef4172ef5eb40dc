import type { PhotoFindings } from '@ever-after/engine'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { hintWords } from './hint-words.ts'
import { readPhoto } from './read-photo.ts'
import { refuseAsEngine } from './refuse-as-engine.ts'
import type { PhotoRow } from './view-photo.ts'

type Looking = Pick<Services, 'objects' | 'engine'>

/** Lets the coach look at a photo; what the engine understood since the upload is used. */
export async function lookAtPhoto({ objects, engine }: Looking, photo: PhotoRow): Promise<PhotoFindings> {
  const bytes = await readPhoto({ objects }, photo)
  return refuseAsEngine(() => engine.coach(bytes, photo.id))
}

/**
 * Refuses photos of which no picture could look right, with the reasons, before anything is charged. A reason of one
 * of two photos says which.
 */
export async function refuseUnsuitable(
  services: Looking,
  ...photos: readonly [PhotoRow] | readonly [PhotoRow, PhotoRow]
): Promise<void> {
  const findings = await Promise.all(photos.map((photo) => lookAtPhoto(services, photo)))
  const isCouple = photos.length > 1
  const reasons = findings.flatMap(({ hints }, index) =>
    hints
      .filter(({ severity }) => severity === 'block')
      .map(({ code, severity }) => ({ code, partner: index + 1, message: hintWords(code, severity) })),
  )
  if (reasons.length === 0) return
  throw new Refusal('photo_not_suitable', {
    words: reasons
      .map(({ partner, message }) => (isCouple ? `Photo ${partner}: ${message}` : message))
      .join(' '),
    details: reasons.map(({ code, partner, message }) => ({
      path: isCouple ? `partner${partner}.${code}` : code,
      message,
    })),
  })
}
