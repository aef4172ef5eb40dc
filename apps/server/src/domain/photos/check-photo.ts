import type { PhotoCheck } from '@ever-after/contract'
import { EngineError } from '@ever-after/engine'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { findPhotos } from './find-photos.ts'
import { findUsablePhotos, isGone } from './find-usable.ts'
import { hintWords } from './hint-words.ts'
import { lookAtPhoto } from './look-at-photo.ts'
import { portraitOf } from './portrait-of.ts'
import { type PhotoRow, viewPhoto } from './view-photo.ts'

const gravity = { block: 0, ask: 1, warn: 2, info: 3 } as const

/**
 * What the photo coach thinks of one of the caller's photos, in words for the person who took it, and whether the
 * photo that it takes the place of shows the same person.
 */
export async function checkPhoto(
  services: Pick<Services, 'database' | 'objects' | 'engine' | 'clock' | 'addresses'>,
  caller: Caller,
  { id, after }: { id: string; after?: string },
): Promise<PhotoCheck> {
  const [photo] = await findUsablePhotos(services, caller, [id])
  const [former] = after === undefined ? [] : await findPhotos(services, caller, [after])
  const { hints, photo: looked } = await lookAtPhoto(services, photo)
  const isSamePerson = former && (await showSamePerson(services, former, photo))
  return {
    isUsable: hints.every(({ severity }) => severity !== 'block'),
    hints: hints
      .toSorted((one, other) => gravity[one.severity] - gravity[other.severity])
      .map(({ code, severity }) => ({ code, severity, words: hintWords(code, severity) })),
    ...(looked.frame && { photo: viewPhoto(services, looked) }),
    ...(isSamePerson !== undefined && { isSamePerson }),
  }
}

/** Undefined where two photos cannot be compared; the answer is stored nowhere. */
async function showSamePerson(
  { objects, engine, clock }: Pick<Services, 'objects' | 'engine' | 'clock'>,
  ...photos: readonly [PhotoRow, PhotoRow]
): Promise<boolean | undefined> {
  if (photos.some((photo) => isGone(photo, clock.now()))) return undefined
  try {
    const [one, other] = await Promise.all(photos.map((photo) => portraitOf({ objects }, photo)))
    return await engine.showSamePerson(one, other)
  } catch (error) {
    // What the check says of the photo holds without it.
    if (error instanceof EngineError || (error instanceof Refusal && error.code === 'photo_expired'))
      return undefined
    throw error
  }
}
