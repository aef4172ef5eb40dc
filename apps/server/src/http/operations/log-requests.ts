import type { Http } from '../app.ts'

/** One line for each answered call, with the route instead of the address: queries carry signatures. */
export function logRequests({ app }: Pick<Http, 'app'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, headers } = request
    const line = {
      requestId: request.id,
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      // Recorded with deletions and never relied upon (decision A54).
      ...(method === 'DELETE' && { userAgent: headers['x-client-user-agent'] ?? headers['user-agent'] }),
    }
    if (method === 'GET' || method === 'HEAD') request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}
