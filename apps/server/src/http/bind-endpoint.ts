import { type Endpoint, type JsonEndpoint, limits } from '@ever-after/contract'
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { z } from 'zod'
import { type Caller, Refusal } from '../domain/access/index.ts'
import { addressOf } from './address-of.ts'
import type { Http } from './app.ts'
import { auditOf } from './audit.ts'
import { authenticate } from './authenticate.ts'
import type { Call } from './call.ts'
import { readMultipart } from './read-multipart.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

/** Makes the route of an endpoint's declaration: who may call, what is parsed, what leaves, how often. */
export function bindEndpoint<const E extends JsonEndpoint>(
  http: Http,
  endpoint: E,
  handle: (call: Call<E>) => Promise<z.input<E['reply']>>,
): void {
  http.app.route({
    ...routeOf(http, endpoint),
    handler: async (request, reply) => handle(await readCall(http, endpoint, request, reply)),
  })
}

/** What every route of the contract has, whatever it answers. */
export function routeOf(http: Http, endpoint: Endpoint) {
  const { services, rateLimits } = http
  return {
    ...auditOf(http, endpoint),
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(endpoint),
    ...(endpoint.bodyMaxBytes && { bodyLimit: endpoint.bodyMaxBytes }),
    config: { rateLimit: rateLimits.of(endpoint) },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      const caller = await authenticate(services, endpoint.auth, request.headers.authorization)
      refuseBlocked(caller, endpoint)
      request.caller = caller
    },
  }
}

/** A blocked device makes nothing new; what it has it may read and delete. */
function refuseBlocked(caller: Caller | undefined, { errors }: Endpoint): void {
  if (caller?.kind === 'device' && caller.isBlocked && errors.includes('device_blocked'))
    throw new Refusal('device_blocked')
}

function schemaOf({ params, query, body, stream, reply }: Endpoint): FastifySchema {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(!stream && { response: { 200: reply } }),
  }
}

/** The route's schemas and `authenticate` have established what the declaration says, which types cannot follow. */
export async function readCall<E extends Endpoint>(
  { services }: Http,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call<E>> {
  const { caller, params, query, body } = request
  const { uploadMaxBytes } = services.settings
  const multipart = endpoint.multipart && (await readMultipart(request, endpoint.multipart, uploadMaxBytes))
  return {
    caller,
    params: endpoint.params && params,
    query: endpoint.query && query,
    body: endpoint.body && body,
    ...multipart,
    idempotencyKey: endpoint.idempotent ? readIdempotencyKey(request) : undefined,
    signal: departureOf(reply),
    address: addressOf(request),
  } as Call<E>
}

/** Aborts when a connection closes before its answer has gone. */
function departureOf({ raw }: FastifyReply): AbortSignal {
  const departure = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) departure.abort()
  })
  return departure.signal
}

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && key.length > 0 && key.length <= limits.idempotencyKeyMaxLength) return key
  throw new Refusal('bad_request', {
    details: [
      { path: 'Idempotency-Key', message: `1 to ${limits.idempotencyKeyMaxLength} characters, sent once` },
    ],
  })
}
