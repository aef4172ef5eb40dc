import { z } from 'zod'
import { currentLogScope, inLogScope, type LogScope } from '../log/log-scope.ts'
import type { Queue } from '../queue/queue.ts'
import { type Tracing, traceIdOf, withinSpan } from './tracing.ts'

/** Which request a job comes from, as it travels in the job. */
const originSchema = z.object({ requestId: z.string().optional(), traceparent: z.string().optional() })
const carryingJob = z.object({ origin: originSchema.optional() }).catchall(z.unknown())

/** A queue whose jobs remember the request that sent them: its id stands in the worker's lines, and its trace goes on. */
export function carryOrigin(queue: Queue, tracing: Tracing): Queue {
  return {
    ...queue,
    send: (trx, name, job, options) =>
      withinSpan(tracing, { name: `${name} send`, kind: 'producer' }, () =>
        queue.send(trx, name, { ...job, origin: currentOrigin(tracing) }, options),
      ),
    work: ({ handle, ...options }) =>
      queue.work({
        ...options,
        handle(job, context) {
          const { origin, ...names } = carryingJob.parse(job)
          const span = {
            name: `${options.name} handle`,
            kind: 'consumer',
            parent: origin?.traceparent,
          } as const
          return withinSpan(tracing, span, ({ set }) => {
            const scope = { job: options.name, ...idsIn(names), ...idsIn({ requestId: origin?.requestId }) }
            set(scope)
            const traceId = traceIdOf(tracing.traceparent())
            return inLogScope({ ...scope, ...idsIn({ traceId }) }, () => handle(job, context))
          })
        },
      }),
  }
}

function currentOrigin(tracing: Tracing): z.output<typeof originSchema> {
  return { requestId: currentLogScope().requestId, traceparent: tracing.traceparent() }
}

/** A job names rows: what of it is text is an id. */
function idsIn(names: Record<string, unknown>): LogScope {
  return Object.fromEntries(
    Object.entries(names).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
