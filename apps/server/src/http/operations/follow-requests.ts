import type { FastifyRequest } from 'fastify'
import { inLogScope, type LogScope } from '../../infra/log/log-scope.ts'
import { type Span, traceIdOf } from '../../infra/telemetry/tracing.ts'
import type { Http } from '../app.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined
  }
}

/** Paths that are asked every few seconds by machines and belong to nobody's wish. */
const unfollowed = new Set(['/healthz', '/readyz', '/metrics'])

/** Everything that a request awaits carries its id in the log, and stands below its span in the trace. */
export function followRequests({
  app,
  services: { tracing },
  config,
}: Pick<Http, 'app' | 'services' | 'config'>): void {
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    if (unfollowed.has(route)) return inLogScope({ requestId: request.id }, done)
    const span = tracing.open({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'app.request.id': request.id },
      // Whoever is not our own proxy has no say in what we record.
      ...(config.trustProxy !== false && { parent: traceparentOf(request) }),
    })
    request.span = span
    span.within(() => inLogScope({ requestId: request.id, ...traceId(tracing.traceparent()) }, done))
  })
  app.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.set({ 'http.response.status_code': statusCode })
    if (statusCode >= 500) span?.fail(String(statusCode))
    span?.end()
    done()
  })
}

function traceparentOf({ headers: { traceparent } }: FastifyRequest): string | undefined {
  return typeof traceparent === 'string' ? traceparent : undefined
}

function traceId(traceparent: string | undefined): LogScope {
  const id = traceIdOf(traceparent)
  return id === undefined ? {} : { traceId: id }
}
