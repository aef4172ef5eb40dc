import { useEffect, useSyncExternalStore } from 'react'
import { openDraft } from './arrival/open-draft.ts'
import type { DraftStore } from './draft/create-draft-store.ts'
import type { Draft } from './draft/draft.ts'

/** The draft as it changes; opened when the screen opens. */
export function useDraft(store: DraftStore): Draft {
  useEffect(() => openDraft(store), [store])
  return useSyncExternalStore(store.subscribe, store.current)
}
