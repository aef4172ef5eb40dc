import type { Readable } from 'node:stream'
import type { Endpoint } from '@ever-after/contract'
import type { Http } from './app.ts'
import { readCall, routeOf } from './bind-endpoint.ts'
import type { Call } from './call.ts'

type StreamEndpoint = Endpoint & { stream: string }

interface Answer {
  stream: Readable
  /** Under which a browser keeps it. */
  fileName?: string
}

/** Makes the route of an endpoint that answers a stream; it leaves as it is written, neither compressed nor held back. */
export function bindStream<const E extends StreamEndpoint>(
  http: Http,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer>,
): void {
  http.app.route({
    ...routeOf(http, endpoint),
    compress: false,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { stream, fileName } = await handle(await readCall(http, endpoint, request, reply))
      if (fileName) reply.header('content-disposition', `attachment; filename="${fileName}"`)
      // Node closes an answer whose client is gone; without this its source would go on.
      reply.raw.once('close', () => stream.destroy())
      if (reply.raw.destroyed) stream.destroy()
      // Proxies that gather answers are asked to let this one through.
      return reply.type(endpoint.stream).header('x-accel-buffering', 'no').send(stream)
    },
  })
}
