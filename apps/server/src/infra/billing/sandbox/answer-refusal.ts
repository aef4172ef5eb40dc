import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { StoreRefusal } from './store-refusal.ts'

/** Answers the store's refusals in the store's form; anything else stays the server's to answer. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler(async (error, { url }, reply) => {
    const refusal = asRefusal(error)
    if (!refusal) throw error
    return reply.status(refusal.status).send(url.startsWith('/v2/') ? formOf2(refusal) : formOf(refusal))
  })
}

function asRefusal(error: unknown): StoreRefusal | undefined {
  if (error instanceof StoreRefusal) return error
  if (error instanceof z.ZodError) return new StoreRefusal('bad_request', z.prettifyError(error))
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status < 500 && error instanceof Error
    ? new StoreRefusal('bad_request', error.message)
    : undefined
}

function formOf({ code, message }: StoreRefusal) {
  return { code, message }
}

/** As version 2 of RevenueCat's API tells errors. */
function formOf2({ status, message }: StoreRefusal) {
  const type = status === 404 ? 'resource_missing' : status === 503 ? 'server_error' : 'parameter_error'
  return {
    object: 'error',
    type,
    message,
    retryable: status === 503,
    doc_url: `https://errors.rev.cat/${type.replace('_', '-')}`,
  }
}
