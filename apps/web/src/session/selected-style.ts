import { sessionKeys } from '@ever-after/contract'
import { sessionStore } from '#platform/storage.ts'
import { clearShownCreation } from './running-creation.ts'

/** The variation chosen on Home, waiting for its photos. */
export function readSelectedStyle(): string | undefined {
  return readName(sessionKeys.selectedStyle)
}

export function writeSelectedStyle(variationName: string): void {
  sessionStore.write(sessionKeys.selectedStyle, variationName)
  writeLastStyle(variationName)
  // What is chosen next is shown next.
  clearShownCreation('style')
}

export function clearSelectedStyle(): void {
  sessionStore.remove(sessionKeys.selectedStyle)
}

/** The variation that was chosen, shown or made last; it stays when its picture is ready. */
export function readLastStyle(): string | undefined {
  return readName(sessionKeys.lastStyle)
}

export function writeLastStyle(variationName: string): void {
  sessionStore.write(sessionKeys.lastStyle, variationName)
}

function readName(key: string): string | undefined {
  const name = sessionStore.read(key)
  return typeof name === 'string' ? name : undefined
}
