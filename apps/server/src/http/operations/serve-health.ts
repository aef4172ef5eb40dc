import { sql } from 'kysely'
import type { Http } from '../app.ts'
import { isDeparting } from '../departure.ts'

/** GET /healthz says that the process answers; GET /readyz that it can serve, and no longer once it is stopping. */
export function serveHealth({ app, services: { database } }: Pick<Http, 'app' | 'services'>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isDeparting(app)) return reply.status(503).send({ status: 'stopping' })
    try {
      await sql`select 1`.execute(database.db)
      return { status: 'ready' }
    } catch (err) {
      _request.log.error({ err }, 'database not reachable')
      return reply.status(503).send({ status: 'database not reachable' })
    }
  })
}
