import type { FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Billing } from './infra/billing/billing.ts'
import { createRevenueCat } from './infra/billing/revenuecat/create-revenuecat.ts'
import { createSandboxStore } from './infra/billing/sandbox/create-sandbox-store.ts'
import type { Clock } from './infra/clock.ts'
import type { Random } from './infra/random.ts'

export interface ComposedStore {
  billing: Billing | undefined
  /** What the store's messages carry; undefined when none are taken. */
  authorization: string | undefined
  /** The clock that everybody goes by; the sandbox's can be moved. */
  clock: Clock
  /** The sandbox's purchase sheet for browsers. */
  browserRoutes: FastifyPluginAsync | undefined
  close(): Promise<void>
}

interface StoreParts {
  config: Config
  clock: Clock
  random: Random
  log: Logger
}

/** RevenueCat, or the sandbox that is asked exactly as RevenueCat is, or nothing. */
export async function composeStore({ config, clock, random, log }: StoreParts): Promise<ComposedStore> {
  const { store } = config
  if (!store) return nothingForSale(clock)
  const { storeTimeoutMs: timeoutMs, storePatienceMs: patienceMs } = config.settings
  if (store.kind === 'revenuecat')
    return {
      ...nothingForSale(clock),
      billing: createRevenueCat({ ...store, timeoutMs, patienceMs }),
      authorization: store.webhookAuthorization,
    }
  const account = { secretKey: random.token(), projectId: 'sandbox' }
  const authorization = random.token()
  const sandbox = await createSandboxStore({
    ...account,
    webhookAuthorization: authorization,
    folder: config.dataFolder,
    isProduction: config.isProduction,
    clock,
    random,
    log,
  })
  const { baseUrl, browserRoutes } = sandbox
  return {
    billing: createRevenueCat({
      ...account,
      secretKeyV2: account.secretKey,
      baseUrl,
      timeoutMs,
      patienceMs,
    }),
    authorization,
    clock: sandbox.clock,
    browserRoutes,
    close: () => sandbox.close(),
  }
}

function nothingForSale(clock: Clock): ComposedStore {
  return {
    billing: undefined,
    authorization: undefined,
    clock,
    browserRoutes: undefined,
    close: () => Promise.resolve(),
  }
}
