import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../../config.ts'
import type { Services } from '../../infra/services.ts'
import { answerError } from '../errors/answer-error.ts'
import { serveHealth } from './serve-health.ts'
import { serveMetrics } from './serve-metrics.ts'

/** Health and metrics alone, for a port that people do not reach; a worker has no other. */
export async function createOperationsApp(services: Services, config: Config): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  })
  app.setErrorHandler(answerError)
  app.decorateRequest('refusedAs', undefined)
  serveHealth({ app, services })
  serveMetrics({ app, services, config })
  return app
}
