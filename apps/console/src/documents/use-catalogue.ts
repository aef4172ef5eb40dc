import type { ArchiveEntry, OperatorCatalogue, PlacedStyle } from '@ever-after/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { archiveFromCatalogue } from './archive-from-catalogue.ts'
import { catalogues, type StylesCatalogue } from './catalogues.ts'
import type { DocumentActions, DocumentState } from './document-types.ts'

export interface CatalogueDocument
  extends DocumentState<OperatorCatalogue, PlacedStyle>,
    Omit<DocumentActions<OperatorCatalogue>, 'load'> {
  /** Takes styles out and keeps them in the archive, both or neither; undefined when it was not done. */
  archive: (request: { styleIds: string[]; reason?: string }) => Promise<ArchiveEntry[] | undefined>
}

/** The live catalogue or the draft of it; loads it when it is first used. */
export function useCatalogue(name: StylesCatalogue): CatalogueDocument {
  const store = catalogues[name]
  const state = useSyncExternalStore(store.state.subscribe, store.state.read)
  useEffect(() => {
    void store.load()
  }, [store])
  return useMemo(
    () => ({
      ...state,
      change: store.change,
      undo: store.undo,
      reload: store.reload,
      archive: (request) => archiveFromCatalogue({ catalogue: name, ...request }),
    }),
    [state, store, name],
  )
}
