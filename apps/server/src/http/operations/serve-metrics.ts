import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../domain/access/index.ts'
import { isFromThisMachine } from '../../infra/from-this-machine.ts'
import type { Http } from '../app.ts'

/** GET /metrics for Prometheus: with the configured token, or without one from this machine only. */
export function serveMetrics({ app, services, config }: Pick<Http, 'app' | 'services' | 'config'>): void {
  const { registry } = services.meters
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new Refusal('forbidden')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) {
    const given = Buffer.from(request.headers.authorization ?? '')
    const right = Buffer.from(`Bearer ${token}`)
    return given.length === right.length && timingSafeEqual(given, right)
  }
  return isFromThisMachine(request)
}
