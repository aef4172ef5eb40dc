import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const departing = new WeakSet<FastifyInstance['server']>()

export interface Departure {
  /** How long requests are still taken, so that whoever sends them can learn that there will be no more. */
  noticeMs: number
  /** How long answers may take after that. */
  answersMs: number
}

/** Tells that this process goes, serves on for a while, then takes nothing more and waits for what it was asked before. */
export async function depart(app: FastifyInstance, { noticeMs, answersMs }: Departure): Promise<void> {
  announceDeparture(app)
  await sleep(noticeMs)
  // Closing waits for every connection, also for one that is kept alive or whose client does not read its answer.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const rest = setTimeout(() => app.server.closeAllConnections(), answersMs)
  await app.close()
  clearInterval(idle)
  clearTimeout(rest)
}

/** From now on GET /readyz says that this process goes. */
export function announceDeparture({ server }: FastifyInstance): void {
  departing.add(server)
}

/** Whether this process has said that it goes. */
export function isDeparting({ server }: FastifyInstance): boolean {
  return departing.has(server)
}

/** From its notice on, every answer ends its connection: the next request finds another process. */
export function endConnectionsOnDeparture(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDeparting(app)) reply.header('connection', 'close')
    done()
  })
}
