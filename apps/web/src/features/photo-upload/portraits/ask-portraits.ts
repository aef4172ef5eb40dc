import type { Attire } from '@ever-after/contract'
import { randomId } from '#platform/random-id.ts'
import { wait, whenOnline } from '#platform/wait.ts'
import { type AskedPortraits, clearAskedPortraits, readAskedPortraits, writeAskedPortraits } from '#session'
import { enhancePortrait } from '../api/portraits.ts'
import type { FlowKind, OwnPicture, Portrait } from '../draft/draft.ts'
import { isLostConnection, isPassing } from '../failures.ts'

const pauseMs = 2000
const mostTries = 20

interface PortraitsWanted {
  kind: FlowKind
  photo: OwnPicture
  attire: Attire
  /** Portraits of this photo that are shown already; the new ones look different. */
  existing: readonly Portrait[]
}

/**
 * Asks for portraits until they are there. A lost answer or a busy server is asked again with the same key, which pays
 * once, also after a reload; without a connection it waits.
 */
export async function askPortraits({ kind, photo, attire, existing }: PortraitsWanted): Promise<Portrait[]> {
  const request = [kind, photo.id, attire, ...existing.map(({ id }) => id)].join()
  // Addresses of pictures are signed anew after a reload, and the same key allows no other words.
  const asked: AskedPortraits = readAskedPortraits(request) ?? {
    idempotencyKey: randomId(),
    photoUrl: photo.url,
    existingUrls: existing.map(({ url }) => url),
  }
  writeAskedPortraits(request, asked)
  for (let tries = 1; ; tries++) {
    await whenOnline()
    let isAnswered = true
    try {
      return await enhancePortrait({ kind, photoId: photo.id, attire, ...asked })
    } catch (error) {
      isAnswered = !isLostConnection(error) && !isPassing(error)
      if (isAnswered || tries >= mostTries) throw error
    } finally {
      if (isAnswered) clearAskedPortraits(request)
    }
    await wait(pauseMs)
  }
}
