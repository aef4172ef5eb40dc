import { localKeys, sessionKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { localStore, sessionStore } from '#platform/storage.ts'

export const creationKind = z.enum(['style', 'dress', 'hair'])
export type CreationKind = z.infer<typeof creationKind>
export const creationKinds: readonly CreationKind[] = creationKind.options

export const runningCreation = z.object({
  id: z.uuid(),
  /** What was chosen for it: a variation's name, a dress's id or a colour. */
  subject: z.string(),
  /** What a person calls it. */
  name: z.string(),
  /** The screen that follows and shows it. */
  path: z.string(),
})
export type RunningCreation = z.infer<typeof runningCreation>

/** The creation of a kind that was started and not yet shown; it outlives the app. */
export function readRunningCreation(kind: CreationKind): RunningCreation | undefined {
  return readAll()[kind]
}

export function writeRunningCreation(kind: CreationKind, creation: RunningCreation): void {
  localStore.write(localKeys.runningCreations, { ...readAll(), [kind]: creation })
}

export function clearRunningCreation(kind: CreationKind): void {
  const { [kind]: _, ...others } = readAll()
  localStore.write(localKeys.runningCreations, others)
}

/** The finished creation that a screen shows, so that a reload shows it again. */
export function readShownCreation(kind: CreationKind): RunningCreation | undefined {
  return readShown()[kind]
}

export function writeShownCreation(kind: CreationKind, creation: RunningCreation): void {
  sessionStore.write(sessionKeys.shownCreations, { ...readShown(), [kind]: creation })
}

export function clearShownCreation(kind: CreationKind): void {
  const { [kind]: _, ...others } = readShown()
  sessionStore.write(sessionKeys.shownCreations, others)
}

const creations = z.partialRecord(creationKind, runningCreation)
const readAll = () => creations.safeParse(localStore.read(localKeys.runningCreations)).data ?? {}
const readShown = () => creations.safeParse(sessionStore.read(sessionKeys.shownCreations)).data ?? {}
