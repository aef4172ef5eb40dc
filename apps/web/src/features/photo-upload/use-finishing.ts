import { limits } from '@ever-after/contract'
import { useRef, useState } from 'react'
import { randomId } from '#platform/random-id.ts'
import { wait } from '#platform/wait.ts'
import { useSavedPortraits } from './api/portraits.ts'
import { copy } from './copy.ts'
import { type DraftStore, whenDraft } from './draft/create-draft-store.ts'
import { type OwnPicture, withPerson, withSet } from './draft/draft.ts'
import { allOf, originalOf } from './draft/questions.ts'
import { sideAtFault, uploadWords } from './failures.ts'
import { choicesOf, finish, finishAgain } from './finish.ts'
import type { Notify } from './notify.ts'
import { saveChosen } from './portraits/save-chosen.ts'

interface Finishing {
  store: DraftStore
  notify: Notify
  onDone: () => void
}

/** The ways out of the flow: a confirmed selection, the photos as they are, or saved portraits. */
export function useFinishing({ store, notify, onDone }: Finishing) {
  const [isFinishing, setFinishing] = useState(false)
  const { data: saved, isError: isSavedLost } = useSavedPortraits()
  const keyFor = useKey()

  const end = async (pictures: readonly OwnPicture[], { onEnd = onDone, arePeopleShown = false } = {}) => {
    setFinishing(true)
    try {
      await finish({ store, pictures, idempotencyKey: keyFor(choiceText(store, pictures)) })
      if (store.kind === 'couple') notify({ title: copy.uploaded })
      onEnd()
    } catch (error) {
      const words = uploadWords(error)
      const side = sideAtFault(error)
      if (side !== undefined)
        store.change((draft) => withPerson(draft, side, { refusal: `${copy.uploadFailed}: ${words}` }))
      // Where the person stands on the screen, it is told there.
      if (side !== undefined && arePeopleShown) return
      notify({ title: copy.uploadFailed, description: words, isDestructive: true })
    } finally {
      setFinishing(false)
    }
  }

  /** Waits until no photo is on its way any more, and lets nobody tap meanwhile. */
  const arrive = async () => {
    setFinishing(true)
    const draft = await whenDraft(store, ({ people }) =>
      people.every(
        ({ set }) => set?.photo.arrival.state === 'arrived' || isStopped(set?.photo.arrival.state),
      ),
    )
    setFinishing(false)
    return draft
  }

  const skip = async (onEnd = onDone) => {
    const { people } = await arrive()
    const originals = allOf(people.map(originalOf))
    if (!originals) return
    for (const [at, { id }] of originals.entries()) {
      const photoKey = people[at].set?.photo.key ?? ''
      store.change((draft) => withSet(draft, photoKey, () => ({ chosenId: id })))
    }
    await end(originals, { onEnd, arePeopleShown: true })
  }

  const confirm = () => {
    const choices = choicesOf(store.current())
    if (!choices) return
    const ended = end(choices)
    // A list that did not load says nothing about room; the server refuses the ninth.
    saveChosen({
      kind: store.kind,
      draft: store.current(),
      saved: saved ?? [],
      onFailed: async () => {
        await ended
        // What a couple was told of the ending has its time first.
        if (store.kind === 'couple') await wait(limits.toastDurationMs)
        notify({ title: copy.saveFailed, description: copy.saveFailedMore, isDestructive: true })
      },
    })
  }

  const savedCount = saved?.length ?? 0
  return {
    isFinishing,
    savedCount,
    isSavedLost,
    isFull: savedCount >= limits.savedPortraitsMax,
    arrive,
    skip: (onEnd?: () => void) => void skip(onEnd),
    confirm,
    useSaved: (pictures: readonly OwnPicture[]) => void end(pictures),
    goOn: (onEnd = onDone) => {
      finishAgain(store)
      onEnd()
    },
  }
}

const isStopped = (state: string | undefined) => state === undefined || state === 'refused'

/** What the server is told, so that another attire counts as another request. */
function choiceText({ current }: DraftStore, pictures: readonly OwnPicture[]): string {
  return [...pictures.map(({ id }) => id), ...current().people.map(({ attire }) => attire)].join()
}

/** One key for one request, so that asking again after a lost answer changes nothing. */
function useKey() {
  const last = useRef({ request: '', key: '' })
  return (request: string) => {
    if (last.current.request !== request) last.current = { request, key: randomId() }
    return last.current.key
  }
}
