import { localKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { localStore } from '#platform/storage.ts'

const creationKind = z.enum(['style', 'dress', 'hair'])
export type CreationKind = z.infer<typeof creationKind>
export const creationKinds: readonly CreationKind[] = creationKind.options

const runningCreation = z.object({
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

function readAll(): Partial<Record<CreationKind, RunningCreation>> {
  return (
    z.partialRecord(creationKind, runningCreation).safeParse(localStore.read(localKeys.runningCreations))
      .data ?? {}
  )
}
