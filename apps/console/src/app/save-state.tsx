import { useSyncExternalStore } from 'react'
import { draftCatalogue, dressCatalogue, liveCatalogue } from '#documents'
import { copy } from './copy.ts'

const documents = [liveCatalogue, draftCatalogue, dressCatalogue]

/** Says whether everything that was done has reached the server. */
export function SaveState() {
  const words = useSyncExternalStore(follow, read)
  return (
    <p role="status" className="text-fine text-soft-ink lg:mt-1.5">
      {words}
    </p>
  )
}

function read(): string {
  const states = documents.map(({ state }) => state.read())
  if (states.some(({ isSaving }) => isSaving)) return copy.saving
  return states.some(({ unsaved }) => unsaved) ? copy.unsaved : copy.allSaved
}

function follow(listener: () => void) {
  const ends = documents.map(({ state }) => state.subscribe(listener))
  return () => {
    for (const end of ends) end()
  }
}
