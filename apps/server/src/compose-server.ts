import { join } from 'node:path'
import { brand } from '@ever-after/contract'
import type { EnginePool } from '@ever-after/engine'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { composeStore } from './compose-store.ts'
import type { Config } from './config.ts'
import { seedCatalogue } from './domain/catalogue/index.ts'
import { seedDresses } from './domain/dresses/index.ts'
import { preparePassword } from './domain/operators/index.ts'
import { createApp } from './http/create-app.ts'
import { createBell } from './infra/bell.ts'
import { openSignedTransactions } from './infra/billing/apple/open-transactions.ts'
import type { Clock } from './infra/clock.ts'
import { openDatabase } from './infra/database/open-database.ts'
import { Gate } from './infra/gate.ts'
import { restrictLoaders } from './infra/images/restrict-loaders.ts'
import { diskDerivedCache } from './infra/object-store/disk-derived-cache.ts'
import { diskObjectStore } from './infra/object-store/disk-object-store.ts'
import { createAddressSigner } from './infra/object-store/sign-address.ts'
import { openPictureSigner } from './infra/provenance/open-picture-signer.ts'
import { openQueue } from './infra/queue/open-queue.ts'
import type { Random } from './infra/random.ts'
import { readSecret } from './infra/read-secret.ts'
import type { Services } from './infra/services.ts'
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
  /** The operator's password, at the first start without a configured one and never again. */
  generatedPassword: string | undefined
  /** Stops taking requests and jobs, lets the running ones end, then closes everything. */
  close(): Promise<void>
}

/** How long running jobs and open answers may go on after the server was asked to stop. */
const drainMs = { jobs: 20_000, answers: 3000 }

/** Puts adapters, domain and HTTP together; the only place that names them all. */
export async function composeServer({
  config,
  engine,
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
  const database = await openDatabase({
    url: config.databaseUrl,
    dataFolder: config.dataFolder,
    onIdleError: (err) => log.error({ err }, 'database connection lost'),
  })
  const isWorker = config.role !== 'http'
  const queue = await openQueue(database, {
    expireMs: settings.creationDeadlineMs + 60_000,
    onError: (err) => log.error({ err }, 'queue error'),
    supervises: isWorker,
  })
  const services: Services = {
    database,
    queue,
    bell: createBell(),
    objects: diskObjectStore(join(config.dataFolder, 'objects')),
    addresses: createAddressSigner({
      secret: await readSecret({ database, random }, 'address-signing'),
      lifetimeMs: settings.signedUrlMs,
      origin: config.addressOrigin,
    }),
    engine,
    billing: store.billing,
    storeAuthorization: store.authorization,
    signedTransactions,
    textModel:
      config.textModel && openTextModel({ ...config.textModel, timeoutMs: settings.textModelTimeoutMs }),
    signer,
    derived: diskDerivedCache(join(config.dataFolder, 'derived')),
    decodes: new Gate({ atOnce: settings.decodesAtOnce, waiting: settings.decodesWaiting }),
    passwordChecks: new Gate({ atOnce: settings.passwordHashesAtOnce, waiting: 20 }),
    clock,
    random,
    log,
    settings,
  }
  await seedCatalogue(services)
  await seedDresses(services)
  const generatedPassword = await preparePassword(services, config.operatorPassword)
  const app = await createApp(services, config)
  if (store.browserRoutes) await app.register(store.browserRoutes, { prefix: '/sandbox-store' })
  const worker = isWorker ? await startWorker(services) : undefined
  return {
    services,
    app,
    generatedPassword,
    async close() {
      worker?.stopSweeping()
      await closeApp(app)
      await store.close()
      await queue.stop(drainMs.jobs)
      await engine.close()
      await database.close()
    },
  }
}

/** Closing waits for every connection, also for one that is kept alive or whose client does not read its answer. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const rest = setTimeout(() => app.server.closeAllConnections(), drainMs.answers)
  await app.close()
  clearInterval(idle)
  clearTimeout(rest)
}
