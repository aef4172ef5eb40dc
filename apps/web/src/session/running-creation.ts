import { sessionKeys } from '@ever-after/contract'
import { sessionStore } from '../platform/storage.ts'

/** The picture in the making, so that leaving the screen loses nothing. */
export function readRunningCreation(): string | undefined {
  const id = sessionStore.read(sessionKeys.runningCreation)
  return typeof id === 'string' ? id : undefined
}

export function writeRunningCreation(id: string): void {
  sessionStore.write(sessionKeys.runningCreation, id)
}

export function clearRunningCreation(): void {
  sessionStore.remove(sessionKeys.runningCreation)
}
