import { sessionKeys } from '@ever-after/contract'
import { z } from 'zod'
import { sessionStore } from '#platform/storage.ts'

const runningCreation = z.object({ id: z.uuid(), variationName: z.string() })
export type RunningCreation = z.infer<typeof runningCreation>

/** The picture in the making, so that leaving the screen loses nothing. */
export function readRunningCreation(): RunningCreation | undefined {
  return runningCreation.safeParse(sessionStore.read(sessionKeys.runningCreation)).data
}

export function writeRunningCreation(creation: RunningCreation): void {
  sessionStore.write(sessionKeys.runningCreation, creation)
}

export function clearRunningCreation(): void {
  sessionStore.remove(sessionKeys.runningCreation)
}
