import { sessionKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { sessionStore } from '#platform/storage.ts'
import { type CreationKind, creationKind, runningCreation } from './running-creation.ts'

const unansweredRequest = z.extend(z.omit(runningCreation, { id: true }), {
  idempotencyKey: z.string(),
  /** Equal for equal requests, although the body may hold addresses that are signed anew. */
  wish: z.string(),
  /** As it was sent: the same key allows no other words. */
  body: z.unknown(),
  sentAtMs: z.number(),
  /** Whether the person was told that it failed, and it goes again only by a tap. */
  isTold: z.optional(z.boolean()),
})
export type UnansweredRequest = z.infer<typeof unansweredRequest>

/** So long after it was sent a request without an answer still stands on its screen, and is sent again by itself. */
const recentMs = 10 * 60 * 1000

/** The one that was sent lately; an older one keeps its key for the next tap. */
export function readRecentRequest(kind: CreationKind): UnansweredRequest | undefined {
  const request = readUnansweredRequest(kind)
  return request && isRecent(request) ? request : undefined
}

export function isRecent({ sentAtMs }: Pick<UnansweredRequest, 'sentAtMs'>): boolean {
  return Date.now() - sentAtMs < recentMs
}

/** The request for a creation that was sent and not yet answered, so that a reload does not pay for it twice. */
export function readUnansweredRequest(kind: CreationKind): UnansweredRequest | undefined {
  return unstored.get(kind) ?? readAll()[kind]
}

export function writeUnansweredRequest(kind: CreationKind, request: UnansweredRequest): void {
  const isStored = sessionStore.write(sessionKeys.unansweredRequests, { ...readAll(), [kind]: request })
  if (isStored) unstored.delete(kind)
  else unstored.set(kind, request)
}

/** Notes that the person was told of the one of this key. */
export function markUnansweredAsTold(kind: CreationKind, idempotencyKey: string): void {
  const request = readUnansweredRequest(kind)
  if (request?.idempotencyKey === idempotencyKey) writeUnansweredRequest(kind, { ...request, isTold: true })
}

/** Forgets the one of this key; another may have been sent since. */
export function clearUnansweredRequest(kind: CreationKind, idempotencyKey: string): void {
  if (unstored.get(kind)?.idempotencyKey === idempotencyKey) unstored.delete(kind)
  const { [kind]: request, ...others } = readAll()
  if (request?.idempotencyKey === idempotencyKey) sessionStore.write(sessionKeys.unansweredRequests, others)
}

/** Forgets those of this page that no store took. */
export function forgetUnstoredRequests(): void {
  unstored.clear()
}

/** Where the store is forbidden or full the last ones last as long as the page. */
const unstored = new Map<CreationKind, UnansweredRequest>()

const requests = z.partialRecord(creationKind, unansweredRequest)
const readAll = () => requests.safeParse(sessionStore.read(sessionKeys.unansweredRequests)).data ?? {}
