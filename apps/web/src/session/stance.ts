import { type Stance, sessionKeys, stance } from '@ever-after/contract'
import { sessionStore } from '#platform/storage.ts'

/** How the couple chose to stand; empty until they choose. */
export function readStance(): Stance {
  return stance.safeParse(sessionStore.read(sessionKeys.stance)).data ?? {}
}

export function writeStance(one: Stance): void {
  sessionStore.write(sessionKeys.stance, one)
}
