import { sessionKeys } from '@ever-after/contract'
import { sessionStore } from '#platform/storage.ts'
import { clearShownCreation } from './running-creation.ts'

/** Id of the dress to try on, of the catalogue or of the person's own. */
export function readSelectedDress(): string | undefined {
  const id = sessionStore.read(sessionKeys.selectedDress)
  return typeof id === 'string' ? id : undefined
}

export function writeSelectedDress(id: string): void {
  sessionStore.write(sessionKeys.selectedDress, id)
  // What is chosen next is shown next.
  clearShownCreation('dress')
}

export function clearSelectedDress(): void {
  sessionStore.remove(sessionKeys.selectedDress)
}
