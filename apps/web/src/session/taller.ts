import { sessionKeys, type Taller, taller } from '@ever-after/contract'
import { sessionStore } from '#platform/storage.ts'

/** Who of the couple is taller; undefined until they say so. */
export function readTaller(): Taller | undefined {
  return taller.safeParse(sessionStore.read(sessionKeys.taller)).data
}

export function writeTaller(one: Taller): void {
  sessionStore.write(sessionKeys.taller, one)
}
