import { sessionKeys } from '@ever-after/contract'
import { sessionStore } from '#platform/storage.ts'
import { clearShownCreation } from './running-creation.ts'

/** The variation chosen on Home, waiting for its photos. */
export function readSelectedStyle(): string | undefined {
  const name = sessionStore.read(sessionKeys.selectedStyle)
  return typeof name === 'string' ? name : undefined
}

export function writeSelectedStyle(variationName: string): void {
  sessionStore.write(sessionKeys.selectedStyle, variationName)
  // What is chosen next is shown next.
  clearShownCreation('style')
}

export function clearSelectedStyle(): void {
  sessionStore.remove(sessionKeys.selectedStyle)
}
