import { consoleLocalKeys } from '@ever-after/contract'
import { useEffect } from 'react'
import { draftCatalogue, dressCatalogue, liveCatalogue } from '#documents'

/** The browser asks before the page goes while a change is on its way; a draft's changes are kept in it anyway. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}

/** Whether closing the page now would lose a change. */
export function hasUnsavedWork(): boolean {
  const isDraftKept = localStorage.getItem(consoleLocalKeys.draftVersion) !== null
  const documents = isDraftKept
    ? [liveCatalogue, dressCatalogue]
    : [liveCatalogue, dressCatalogue, draftCatalogue]
  return documents.some(({ state }) => state.read().unsaved)
}
