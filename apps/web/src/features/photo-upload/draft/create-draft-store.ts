import type { Draft, FlowKind } from './draft.ts'
import { emptyDraft } from './draft.ts'

export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * Holds what is being uploaded and made, apart from any screen: what was begun goes on while the person looks elsewhere.
 */
export function createDraftStore(kind: FlowKind) {
  const listeners = new Set<() => void>()
  let current = emptyDraft(kind)
  return {
    kind,
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(next: (draft: Draft) => Draft) {
      const shown = ownAddresses(current)
      current = next(current)
      for (const listener of listeners) listener()
      const stillShown = ownAddresses(current)
      for (const address of shown) if (!stillShown.has(address)) URL.revokeObjectURL(address)
    },
  }
}

/** Addresses of pictures of this page, each of which holds its file in memory. */
function ownAddresses({ people }: Draft): Set<string> {
  const photos = people.flatMap(({ set, removed, former }) => [set, removed, former]).map((one) => one?.photo)
  return new Set(photos.flatMap((photo) => (photo?.shownUrl?.startsWith('blob:') ? [photo.shownUrl] : [])))
}

/** The draft as soon as it fulfils the condition. */
export function whenDraft(
  { current, subscribe }: Pick<DraftStore, 'current' | 'subscribe'>,
  isReady: (draft: Draft) => boolean,
): Promise<Draft> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isReady(current())) return false
      stop()
      resolve(current())
      return true
    }
    const stop = subscribe(() => void check())
    check()
  })
}
