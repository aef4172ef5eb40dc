import { getPhoto } from '@ever-after/contract'
import { call } from '#server-state'
import { copy } from '../copy.ts'
import type { DraftStore } from '../draft/create-draft-store.ts'
import { type OwnPicture, type PhotoSet, type StoredPhoto, withPhoto, withSet } from '../draft/draft.ts'
import { hasNewEnding, readDraft } from '../draft/keep-draft.ts'
import { coachPhoto, isAboutThePhoto } from './coach-photo.ts'

/**
 * Begins or resumes the flow: what is in memory stays, unless another part of the app has chosen a picture since;
 * otherwise the session's draft comes back. Addresses of pictures are short-lived and read anew, a photo that is gone is
 * asked for again, and what the coach said of the others is said again.
 */
export function openDraft(store: DraftStore): void {
  const isEmpty = store.current().people.every(({ set }) => !set)
  if (isEmpty || hasNewEnding(store.kind)) store.change(() => readDraft(store.kind))
  for (const { set } of store.current().people) if (set) void readAnew(store, set)
}

async function readAnew(store: DraftStore, { photo, portraits }: PhotoSet): Promise<void> {
  const { key, arrival, file } = photo
  if (arrival.state !== 'arrived') return
  const stored = await lookUp(arrival.photo)
  if (stored === 'gone') {
    const refused = { state: 'refused', words: copy.chooseAgain, canRetry: false } as const
    return store.change((draft) => withPhoto(draft, key, { arrival: refused }))
  }
  const seen = file ? {} : { shownUrl: stored.url, frame: stored.frame }
  store.change((draft) => withPhoto(draft, key, { ...seen, arrival: { state: 'arrived', photo: stored } }))
  if (!photo.isCoached) void coachPhoto(store, key)
  for (const portrait of portraits) {
    const found = await lookUp(portrait)
    store.change((draft) =>
      withSet(draft, key, (set) => ({
        portraits: set.portraits.flatMap((one) =>
          one.id !== portrait.id ? one : found === 'gone' ? [] : { ...one, url: found.url },
        ),
      })),
    )
  }
}

/** A picture with its address of now; as it was known when there is no answer. */
async function lookUp<P extends OwnPicture>(picture: P): Promise<(P & StoredPhoto) | 'gone'> {
  try {
    return { ...picture, ...(await call(getPhoto, { params: { id: picture.id } })) }
  } catch (error) {
    return isAboutThePhoto(error) ? 'gone' : { expiresAt: null, ...picture }
  }
}
