import { type ErrorBody, errorCatalogue } from '@ever-after/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Outage } from '../../infra/outage.ts'
import { classifyError } from './classify-error.ts'

/** Turns any error into the contract's body; the one place where codes become statuses and words. */
export async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { code, words, details, faces, retryAfterMs, cause } = classifyError(error)
  const { status, words: usualWords } = errorCatalogue[code]
  request.refusedAs = code
  if (status >= 500 && (code === 'internal' || cause instanceof Outage))
    request.log.error({ err: cause ?? error }, 'unexpected error')
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterMs / 1000)))
  const body: ErrorBody = {
    error: words ?? usualWords,
    code,
    requestId: request.id,
    ...(details && { details }),
    ...(faces && { faces: [...faces] }),
  }
  await reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body)
}
