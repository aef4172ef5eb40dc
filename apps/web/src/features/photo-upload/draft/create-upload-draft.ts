import { createDraftStore, type DraftStore } from './create-draft-store.ts'
import type { FlowKind } from './draft.ts'
import { keepDraft } from './keep-draft.ts'

/** A draft that keeps in the session what has arrived and what was made. */
export function createUploadDraft(kind: FlowKind): DraftStore {
  const store = createDraftStore(kind)
  store.subscribe(() => keepDraft(kind, store.current()))
  return store
}
