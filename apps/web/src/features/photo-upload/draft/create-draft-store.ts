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
      current = next(current)
      for (const listener of listeners) listener()
    },
  }
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
