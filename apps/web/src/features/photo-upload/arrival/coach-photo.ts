import { ApiError, checkPhoto, type ErrorCode, type Photo } from '@ever-after/contract'
import { hintWords } from '#platform/server-words.ts'
import { wait } from '#platform/wait.ts'
import { call } from '#server-state'
import type { DraftStore } from '../draft/create-draft-store.ts'
import { type ChosenPhoto, findPhoto, formerOf, withPhoto } from '../draft/draft.ts'
import { isPassing, refusedBy } from '../failures.ts'

const tries = 4
const pauseMs = 2000

/** Asks the server's coach about a photo that has arrived; its hints take the place of the first look's. */
export async function coachPhoto(store: DraftStore, key: string): Promise<void> {
  const change = await askCoach(store, key)
  store.change((draft) => withPhoto(draft, key, { isCoached: true, ...change }))
}

async function askCoach(store: DraftStore, key: string): Promise<Partial<ChosenPhoto>> {
  for (let left = tries; left > 0; left--) {
    const arrival = findPhoto(store.current(), key)?.arrival
    if (arrival?.state !== 'arrived') return {}
    try {
      const former = formerOf(store.current(), key)
      const after = former?.arrival.state === 'arrived' ? former.arrival.photo.id : undefined
      const { hints, photo, isSamePerson } = await call(checkPhoto, {
        params: { id: arrival.photo.id },
        query: { after },
      })
      const told = hints.map((hint) => ({ ...hint, words: hintWords(hint) }))
      return { hints: told, ...(isSamePerson && { samePersonAs: former?.key }), ...(photo && seenAs(photo)) }
    } catch (error) {
      if (isAboutThePhoto(error)) return { arrival: refusedBy(error) }
      // Advice that cannot be had now is no reason to stop anyone; the first look's hints stay.
      if (!isPassing(error)) return {}
      await wait(pauseMs)
    }
  }
  return {}
}

function seenAs(photo: Photo): Partial<ChosenPhoto> {
  return { arrival: { state: 'arrived', photo }, shownUrl: photo.url, frame: photo.frame }
}

const ofPhoto: readonly ErrorCode[] = [
  'no_face',
  'too_many_faces',
  'not_a_person',
  'under_age',
  'too_dark',
  'photo_expired',
  'not_found',
]

/** Whether the photo itself cannot be used, or not any more. */
export function isAboutThePhoto(error: unknown): boolean {
  const code = error instanceof ApiError ? error.body?.code : undefined
  return code !== undefined && ofPhoto.includes(code)
}
