import { getPhoto } from '@ever-after/contract'
import { randomId } from '#platform/random-id.ts'
import { call } from '#server-state'
import type { DraftStore } from '../draft/create-draft-store.ts'
import { type Side, withPerson } from '../draft/draft.ts'
import { coachPhoto } from './coach-photo.ts'

/** Takes a photo that the server has already; rejects where it is not there any more. */
export async function takeKnown(store: DraftStore, { side, id }: { side: Side; id: string }): Promise<void> {
  const photo = await call(getPhoto, { params: { id } })
  const key = randomId()
  store.change((draft) => ({
    ...withPerson(draft, side, {
      set: {
        photo: {
          key,
          shownUrl: photo.url,
          frame: photo.frame,
          arrival: { state: 'arrived', photo },
          hints: [],
          isCoached: false,
          areHintsAccepted: false,
        },
        portraits: [],
      },
      removed: undefined,
      refusal: undefined,
    }),
    step: 'upload',
  }))
  await coachPhoto(store, key)
}
