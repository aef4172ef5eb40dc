import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Services } from '../infra/services.ts'
import type { Http } from './app.ts'
import { serveAppConfig } from './app-config.ts'
import { endConnectionsOnDeparture } from './departure.ts'
import { serveDocs } from './docs/serve-docs.ts'
import { answerError } from './errors/answer-error.ts'
import { serveImageHost } from './image-host.ts'
import { serveMedia } from './media.ts'
import { countRequests } from './operations/count-requests.ts'
import { followRequests } from './operations/follow-requests.ts'
import { logRequests } from './operations/log-requests.ts'
import { serveHealth } from './operations/serve-health.ts'
import { serveMetrics } from './operations/serve-metrics.ts'
import { createRateLimits } from './rate-limits.ts'
import { bindAffiliates } from './routes/affiliates.ts'
import { bindCampaigns } from './routes/campaigns.ts'
import { bindCatalogue } from './routes/catalogue.ts'
import { bindCatalogueEditing } from './routes/catalogue-editing.ts'
import { bindCreationEvents } from './routes/creation-events.ts'
import { bindCreations } from './routes/creations.ts'
import { bindDesk } from './routes/desk.ts'
import { bindDevices } from './routes/devices.ts'
import { bindDresses } from './routes/dresses.ts'
import { bindExperiments } from './routes/experiments.ts'
import { bindFeedback } from './routes/feedback.ts'
import { bindHair } from './routes/hair.ts'
import { bindInsights } from './routes/insights.ts'
import { bindMembership } from './routes/membership.ts'
import { bindNotifications } from './routes/notifications.ts'
import { bindOperators } from './routes/operators.ts'
import { bindPhotos } from './routes/photos.ts'
import { bindPortraits } from './routes/portraits.ts'
import { bindPrivacy } from './routes/privacy.ts'
import { bindPurchases } from './routes/purchases.ts'
import { bindRatings } from './routes/ratings.ts'
import { bindWorkshop } from './routes/workshop.ts'
import { corsOptions, securityHeaders } from './security.ts'
import { sharedRateLimits } from './shared-rate-limits.ts'
import { serveStatic } from './static/serve-static.ts'
import { serveStoreWebhook } from './store-webhook.ts'

const bodyMaxBytes = 256 * 1024

/** The whole HTTP face of the product, ready to listen or to be injected into. */
export async function createApp(services: Services, config: Config): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.log
  const headers = securityHeaders(config)
  const addHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-request-id', request.id)
    reply.headers(headers)
  }
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: bodyMaxBytes,
    // A sender that dawdles is cut off; ten megabytes on a slow phone take less.
    requestTimeout: 120_000,
    // What arrives in the moment of closing is answered like everything else.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // Every line says which request it belongs to by itself (infra/log).
    childLoggerFactory: (log) => log,
    routerOptions: { maxParamLength: 300 },
    // An address that cannot be read meets neither hooks nor the error handler.
    frameworkErrors(error, request, reply) {
      addHeaders(request, reply)
      void answerError(error, request, reply)
    },
  })
  // The contract's schemas bring no words of their own.
  z.config(z.locales.en())
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.decorateRequest('caller', undefined)
  app.decorateRequest('actionId', undefined)
  app.decorateRequest('refusedAs', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    addHeaders(request, reply)
    done()
  })
  await app.register(cors, corsOptions(config))
  await app.register(compress, { threshold: 1024 })
  await app.register(multipart)
  await app.register(rateLimit, {
    global: false,
    ...(config.databaseUrl && { store: sharedRateLimits(services.database) }),
  })

  endConnectionsOnDeparture(app)
  const http: Http = { app, services, config, rateLimits: createRateLimits(services.settings) }
  followRequests(http)
  logRequests(http)
  countRequests(http)
  serveHealth(http)
  serveMetrics(http)
  bindDevices(http)
  bindPhotos(http)
  bindPortraits(http)
  bindCatalogue(http)
  bindCatalogueEditing(http)
  bindCreations(http)
  bindCreationEvents(http)
  bindDresses(http)
  bindHair(http)
  bindRatings(http)
  bindFeedback(http)
  bindAffiliates(http)
  bindNotifications(http)
  bindCampaigns(http)
  bindPrivacy(http)
  bindMembership(http)
  bindPurchases(http)
  serveStoreWebhook(http)
  bindExperiments(http)
  bindOperators(http)
  bindWorkshop(http)
  bindDesk(http)
  bindInsights(http)
  serveMedia(http)
  serveImageHost(http)
  serveAppConfig(http)
  await serveDocs(http)
  await serveStatic(http)
  return app
}
