import type { Endpoint } from '@ever-after/contract'
import type { FastifyRequest, RouteShorthandOptions } from 'fastify'
import { beginAction, endAction, targetSeparator } from '../domain/operators/index.ts'
import { addressOf } from './address-of.ts'
import type { Http } from './app.ts'
import { subjectOf } from './audit-subjects.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of what is being recorded of an operator's write. */
    actionId: string | undefined
    /** The code of the refusal that answers the request. */
    refusedAs: string | undefined
  }
}

/** Fields of a body that say what a write is about. */
const naming = ['styleName', 'deviceReference', 'name', 'reason', 'note'] as const
const targetMaxLength = 600

/** Hooks that record an operator's write before it runs and its end before it is answered (decision A60). */
export function auditOf(
  { services }: Pick<Http, 'services'>,
  endpoint: Endpoint,
): Pick<RouteShorthandOptions, 'preValidation' | 'onSend'> {
  const { method, path, auth } = endpoint
  // A login belongs to no session before it succeeds; the domain records it.
  if (method === 'GET' || auth === 'none' || auth === 'device') return {}
  return {
    preValidation: async (request) => {
      const { caller } = request
      if (caller?.kind !== 'operator') return
      const target = targetOf(request, await subjectOf(services, { endpoint, request }))
      const endpointName = `${method} ${path}`
      const action = { by: caller.by, address: addressOf(request), endpoint: endpointName, target }
      request.actionId = await beginAction(services, action)
    },
    onSend: async (request) => {
      const { actionId: id, refusedAs: outcome = 'done' } = request
      if (id === undefined) return
      // What was done is done; its row then goes on to say that its end is unknown.
      await endAction(services, { id, outcome }).catch((err: unknown) =>
        request.log.error({ err }, 'end of an action not recorded'),
      )
    },
  }
}

function targetOf({ params, body }: FastifyRequest, subject: string | null): string | null {
  const given = new Map(Object.entries({ ...asRecord(body) }))
  const parts = [...Object.values(asRecord(params)), subject, ...naming.map((name) => given.get(name))]
  const words = parts.filter((part): part is string => typeof part === 'string' && part !== '')
  // PostgreSQL stores no zero character.
  const target = words.join(targetSeparator).replaceAll('\u0000', '').slice(0, targetMaxLength)
  return target || null
}

function asRecord(value: unknown): object {
  return value && typeof value === 'object' ? value : {}
}
