import { ApiError } from '@ever-after/contract'
import * as z from 'zod/mini'
import {
  type CreationKind,
  clearUnansweredRequest,
  type RunningCreation,
  readUnansweredRequest,
  writeRunningCreation,
  writeUnansweredRequest,
} from '#session'

/** What is asked for. */
export interface CreationRequest<Body> extends Omit<RunningCreation, 'id'> {
  /** Equal for equal requests, although the body may hold addresses that are signed anew. */
  wish: string
  body: Body
}

/** How one kind is asked for. */
export interface Asking<Body> {
  schema: z.core.$ZodType<Body>
  /** Sends the request under the key and answers what the server accepted; throws ApiError. */
  send: (request: { body: Body; idempotencyKey: string }) => Promise<{ id: string }>
}

/** A request as it is sent: again under the same key and letter for letter, it starts nothing twice. */
export interface SentRequest<Body> extends CreationRequest<Body> {
  idempotencyKey: string
  sentAtMs: number
  /** Whether the person was told that it failed. */
  isTold?: boolean
}

interface Sought<Body> {
  kind: CreationKind
  asking: Asking<Body>
  request: CreationRequest<Body> | undefined
}

/** The same request as it was sent before, where it has no answer yet. */
export function findUnanswered<Body>({ kind, asking, request }: Sought<Body>): SentRequest<Body> | undefined {
  const sent = readUnansweredRequest(kind)
  if (!sent || sent.wish !== request?.wish) return undefined
  const { success, data: body } = z.safeParse(asking.schema, sent.body)
  return success ? { ...sent, body } : undefined
}

interface Asked<Body> {
  kind: CreationKind
  asking: Asking<Body>
  sent: SentRequest<Body>
}

/** Sends a request, which is remembered until it is answered, and then what was accepted. Throws ApiError. */
export async function askForCreation<Body>({ kind, asking, sent }: Asked<Body>): Promise<{ id: string }> {
  const { subject, name, path, body, idempotencyKey } = sent
  writeUnansweredRequest(kind, { ...sent, isTold: false })
  try {
    const { id } = await asking.send({ body, idempotencyKey })
    writeRunningCreation(kind, { id, subject, name, path })
    clearUnansweredRequest(kind, idempotencyKey)
    return { id }
  } catch (error) {
    if (isAnswer(error)) clearUnansweredRequest(kind, idempotencyKey)
    throw error
  }
}

/** A proxy that gave up or held back, in words of its own, says nothing of what the server did. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && (error.body !== undefined || error.status === 401)
}
