import type { PhotoFrame } from '@ever-after/contract'
import { lookAt } from '#platform/look-at-photo.ts'
import { randomId } from '#platform/random-id.ts'
import { readSmallPicture } from '#platform/read-small-picture.ts'
import { copy } from '../copy.ts'
import type { DraftStore } from '../draft/create-draft-store.ts'
import { findPhoto, type Person, type PhotoSet, type Side, withPerson, withPhoto } from '../draft/draft.ts'
import { bringPhoto } from './bring-photo.ts'

interface Choice {
  side: Side
  file: File
  /** Where it can be shown from; absent when this browser cannot show it. */
  shownUrl?: string
  /** The part that shows the person, as somebody set it. */
  frame?: PhotoFrame
}

/** Takes a photo for one person: an earlier one is set aside, and the new one sets out for the server. */
export async function choosePhoto(store: DraftStore, choice: Choice): Promise<void> {
  const { side, file, shownUrl, frame } = choice
  const key = randomId()
  const photo = {
    key,
    file,
    shownUrl,
    frame,
    arrival: { state: 'sending', fraction: 0 },
    hints: [],
    isCoached: false,
    areHintsAccepted: false,
  } as const
  store.change((draft) => ({
    ...withPerson(draft, side, {
      set: { photo, portraits: [] },
      removed: undefined,
      former: lastTaken(draft.people[side]),
      refusal: undefined,
    }),
    step: 'upload',
  }))
  const bringing = bringPhoto(store, key)
  // In another frame a photo has the light that it had.
  if (!frame) await lookFirst(store, { key, file })
  await bringing
}

/** What a new photo takes the place of; of one that the server did not take, the one before. */
function lastTaken({ set, former }: Person): PhotoSet | undefined {
  return set?.photo.arrival.state === 'refused' ? former : set
}

/** Tells at once what can be told on the device; the server's coach knows more and has the last word. */
async function lookFirst(store: DraftStore, { key, file }: { key: string; file: File }): Promise<void> {
  const picture = await readSmallPicture(file)
  // Where the face is in a wide photo nobody knows yet.
  if (!picture || picture.widthPx > picture.heightPx) return
  const hints = lookAt(picture).map(({ code, severity }) => ({ code, severity, words: copy.firstLook[code] }))
  store.change((draft) => {
    const isFirst = !findPhoto(draft, key)?.isCoached
    return isFirst ? withPhoto(draft, key, { hints }) : draft
  })
}
