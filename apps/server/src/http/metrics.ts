import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Refusal } from '../domain/access/index.ts'
import type { Http } from './app.ts'

/** GET /metrics for Prometheus: with the configured token, or without one from this machine only. */
export function serveMetrics({ app, services, config }: Http): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  addRunningCreations(registry, services)
  addEngineMemory(registry, services)

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new Refusal('forbidden')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function addRunningCreations(registry: Registry, { database }: Http['services']): void {
  new Gauge({
    name: 'creations_running',
    help: 'Pictures that wait or are being made',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset()
      const rows = await database.db
        .selectFrom('creations')
        .select(['status', (eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
        .where('status', 'in', ['pending', 'processing'])
        .groupBy('status')
        .execute()
      for (const { status, count } of rows) this.set({ status }, count)
    },
  })
}

function addEngineMemory(registry: Registry, { engine }: Http['services']): void {
  new Gauge({
    name: 'engine_resident_memory_bytes',
    help: 'Memory of the engine processes',
    registers: [registry],
    async collect() {
      this.set(await engine.memoryBytes())
    },
  })
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) {
    const given = Buffer.from(headers.authorization ?? '')
    const right = Buffer.from(`Bearer ${token}`)
    return given.length === right.length && timingSafeEqual(given, right)
  }
  return headers['x-forwarded-for'] === undefined && isLoopback(socket.remoteAddress ?? '')
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}
