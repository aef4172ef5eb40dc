import { sessionKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { sessionStore } from '#platform/storage.ts'

const asked = z.object({
  idempotencyKey: z.string(),
  photoUrl: z.string(),
  existingUrls: z.array(z.string()),
})
const allAsked = z.record(z.string(), asked)

/** A request for portraits as it was sent: sent again letter for letter, it pays once. */
export type AskedPortraits = z.infer<typeof asked>

/** The requests that have no answer yet, so that a reload does not pay for portraits twice. */
export function readAskedPortraits(request: string): AskedPortraits | undefined {
  return readAll()[request]
}

export function writeAskedPortraits(request: string, wish: AskedPortraits): void {
  sessionStore.write(sessionKeys.askedPortraits, { ...readAll(), [request]: wish })
}

export function clearAskedPortraits(request: string): void {
  const { [request]: _, ...others } = readAll()
  sessionStore.write(sessionKeys.askedPortraits, others)
}

function readAll(): Record<string, AskedPortraits> {
  return allAsked.safeParse(sessionStore.read(sessionKeys.askedPortraits)).data ?? {}
}
