import { useSyncExternalStore } from 'react'
import { draftCatalogue, dressCatalogue, liveCatalogue } from '#documents'
import { ConflictDialog } from './conflict-dialog.tsx'

/** Where two people changed the same thing, one dialog asks whose change stays. */
export function ConflictDialogs() {
  return (
    <>
      <OfDocument document={liveCatalogue} />
      <OfDocument document={draftCatalogue} />
      <OfDocument document={dressCatalogue} />
    </>
  )
}

type AnyDocument = typeof liveCatalogue | typeof dressCatalogue

function OfDocument({ document: { state } }: { document: AnyDocument }) {
  const { conflict } = useSyncExternalStore<ReturnType<AnyDocument['state']['read']>>(
    state.subscribe,
    state.read,
  )
  if (!conflict) return null
  const { conflicts, purpose, resolve } = conflict
  return <ConflictDialog conflicts={conflicts} {...(purpose && { purpose })} onResolve={resolve} />
}
