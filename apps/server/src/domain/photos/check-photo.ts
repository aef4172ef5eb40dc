import type { PhotoCheck } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { findUsablePhotos } from './find-usable.ts'
import { hintWords } from './hint-words.ts'
import { lookAtPhoto } from './look-at-photo.ts'

const gravity = { block: 0, ask: 1, warn: 2, info: 3 } as const

/** What the photo coach thinks of one of the caller's photos, in words for the person who took it. */
export async function checkPhoto(
  services: Pick<Services, 'database' | 'objects' | 'engine' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<PhotoCheck> {
  const [photo] = await findUsablePhotos(services, caller, [id])
  const hints = await lookAtPhoto(services, photo)
  return {
    isUsable: hints.every(({ severity }) => severity !== 'block'),
    hints: hints
      .toSorted((one, other) => gravity[one.severity] - gravity[other.severity])
      .map(({ code, severity }) => ({ code, severity, words: hintWords(code, severity) })),
  }
}
