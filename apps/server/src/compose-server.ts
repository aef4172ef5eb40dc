import { brand } from '@ever-after/contract'
import type { EnginePool } from '@ever-after/engine'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { composeEngine } from './compose-engine.ts'
import { composeObjects } from './compose-objects.ts'
import { composeStore } from './compose-store.ts'
import type { Config } from './config.ts'
import { seedCatalogue } from './domain/catalogue/index.ts'
import { seedDresses } from './domain/dresses/index.ts'
import { preparePassword } from './domain/operators/index.ts'
import { createApp } from './http/create-app.ts'
import { announceDeparture, depart } from './http/departure.ts'
import { createOperationsApp } from './http/operations/create-operations-app.ts'
import { openBell } from './infra/bell/open-bell.ts'
import { openSignedTransactions } from './infra/billing/apple/open-transactions.ts'
import type { Clock } from './infra/clock.ts'
import { openDatabase } from './infra/database/open-database.ts'
import { Gate } from './infra/gate.ts'
import { restrictLoaders } from './infra/images/restrict-loaders.ts'
import { openPictureSigner } from './infra/provenance/open-picture-signer.ts'
import { openPush } from './infra/push/open-push.ts'
import { openQueue } from './infra/queue/open-queue.ts'
import type { Random } from './infra/random.ts'
import { readSecret } from './infra/read-secret.ts'
import type { Services } from './infra/services.ts'
import { carryOrigin } from './infra/telemetry/carry-origin.ts'
import { followAttempts } from './infra/telemetry/follow-attempts.ts'
import { createMeters } from './infra/telemetry/meters.ts'
import { observeEngine } from './infra/telemetry/observe-engine.ts'
import { observePush } from './infra/telemetry/observe-push.ts'
import { openTracing } from './infra/telemetry/open-tracing.ts'
import { registerGauges } from './infra/telemetry/register-gauges.ts'
import { openTextModel } from './infra/text-model/open-text-model.ts'
import { startWorker } from './worker.ts'

export interface Outside {
  config: Config
  engine: EnginePool
  clock: Clock
  random: Random
  log: Logger
}

export interface ComposedServer {
  services: Services
  app: FastifyInstance
  /** Health and metrics alone, where they have a port of their own; it answers until the end. */
  operations: FastifyInstance | undefined
  /** The operator's password, at the first start without a configured one and never again. */
  generatedPassword: string | undefined
  /**
   * Stops taking jobs at once and requests after a notice, lets the running ones end or hands them on, then closes
   * everything.
   */
  close(options?: { noticeMs: number }): Promise<void>
}

/** Puts adapters, domain and HTTP together; the only place that names them all. */
export async function composeServer({
  config,
  engine: pool,
  clock: ownClock,
  random,
  log,
}: Outside): Promise<ComposedServer> {
  restrictLoaders()
  const { settings } = config
  const signedTransactions = await openSignedTransactions({
    files: config.appleFiles,
    countsTestPurchases: settings.countsTestPurchases,
  })
  const store = await composeStore({ config, clock: ownClock, random, log })
  const { clock } = store
  const signer = await openPictureSigner({
    files: config.credentialFiles,
    productName: brand.name,
    clock,
    random,
  })
  const push = await openPush({
    account: config.push,
    timeoutMs: settings.pushTimeoutMs,
    clock: ownClock,
    random,
    log,
  })
  const database = await openDatabase({
    url: config.databaseUrl,
    readUrl: config.databaseReadUrl,
    poolSize: config.databaseConnections,
    dataFolder: config.dataFolder,
    onIdleError: (err) => log.error({ err }, 'database connection lost'),
  })
  const meters = createMeters()
  const tracing = await openTracing(config.tracing)
  const engine = observeEngine(
    composeEngine({
      pool,
      config,
      database,
      clock,
      random,
      log,
      onAttempt: followAttempts({ meters, tracing, clock }),
    }),
    { meters, tracing },
  )
  const isWorker = config.role !== 'http'
  const bell = await openBell({ database, random, onError: (err) => log.warn({ err }, 'bell not heard') })
  const plainQueue = await openQueue(database, {
    expireMs: settings.creationDeadlineMs + 60_000,
    onError: (err) => log.error({ err }, 'queue error'),
    supervises: isWorker,
    bell,
  })
  const queue = carryOrigin(plainQueue, tracing)
  const services: Services = {
    database,
    queue,
    bell,
    ...(await composeObjects({
      config,
      clock,
      secret: await readSecret({ database, random }, 'address-signing'),
    })),
    engine,
    push: observePush(push, { meters }),
    billing: store.billing,
    storeAuthorization: store.authorization,
    signedTransactions,
    textModel:
      config.textModel && openTextModel({ ...config.textModel, timeoutMs: settings.textModelTimeoutMs }),
    signer,
    decodes: new Gate({ atOnce: settings.decodesAtOnce, waiting: settings.decodesWaiting }),
    passwordChecks: new Gate({ atOnce: settings.passwordHashesAtOnce, waiting: 20 }),
    meters,
    tracing,
    clock,
    random,
    log,
    settings,
  }
  registerGauges(services, { sumsTheLedger: isWorker })
  await seedCatalogue(services)
  await seedDresses(services)
  const generatedPassword = await preparePassword(services, config.operatorPassword)
  const app = await createApp(services, config)
  if (store.browserRoutes) await app.register(store.browserRoutes, { prefix: '/sandbox-store' })
  const operations =
    config.operationsPort === undefined ? undefined : await createOperationsApp(services, config)
  const worker = isWorker ? await startWorker(services) : undefined
  return {
    services,
    app,
    operations,
    generatedPassword,
    async close({ noticeMs } = { noticeMs: 0 }) {
      const { answersMs, jobsMs } = config.drain
      if (operations) announceDeparture(operations)
      await Promise.all([worker?.stop(jobsMs), depart(app, { noticeMs, answersMs })])
      await store.close()
      await queue.stop(0)
      await services.bell.close()
      await push.close()
      await engine.close()
      await operations?.close()
      await database.close()
      await tracing.close()
    },
  }
}
