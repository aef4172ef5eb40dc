import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { createSandboxStore } from '../infra/billing/sandbox/create-sandbox-store.ts'
import { createLog } from '../infra/log/create-log.ts'
import { systemRandom } from '../infra/random.ts'
import { createTestClock } from './test-clock.ts'

export interface StoreNews {
  type: string
  id: string
  [field: string]: unknown
}

/** The sandbox store with a server around it that takes down what it is told. */
export async function startSandboxStore({ folder }: { folder?: string } = {}) {
  const clock = createTestClock()
  const account = { secretKey: 'secret key', projectId: 'project', webhookAuthorization: 'webhook word' }
  const store = await createSandboxStore({
    ...account,
    folder,
    isProduction: false,
    clock,
    random: systemRandom,
    log: createLog('silent'),
    retryDelaysMs: [20, 20],
  })
  const news: StoreNews[] = []
  /** Refuses the next so many messages. */
  const listener = { refusals: 0, authorization: '' }
  const app = Fastify()
  app.post<{ Body: { event: StoreNews } }>('/api/webhooks/revenuecat', async ({ headers, body }, reply) => {
    news.push(body.event)
    listener.authorization = headers.authorization ?? ''
    return reply.status(listener.refusals-- > 0 ? 503 : 200).send()
  })
  const routes: { method: 'GET' | 'POST'; url: string }[] = []
  app.addHook('onRoute', ({ method, path }) => {
    const isAsked = path.startsWith('/sandbox-store') && method !== 'HEAD'
    if (isAsked)
      routes.push({
        method: method === 'GET' ? 'GET' : 'POST',
        url: path.replace('/sandbox-store', '').replace(':appUserId', 'somebody'),
      })
  })
  await app.register(store.browserRoutes, { prefix: '/sandbox-store' })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  return {
    clock: store.clock,
    news,
    listener,
    types: () => news.map(({ type }) => type),
    baseUrl: store.baseUrl,
    browser: (path: string, body?: object) =>
      askJson(`http://127.0.0.1:${port}/sandbox-store${path}`, {
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
    /** Asks over a connection from another address. */
    from: async (
      remoteAddress: string,
      ask: { method: 'GET' | 'POST'; url: string; headers?: Record<string, string> },
    ) => (await app.inject({ ...ask, url: `/sandbox-store${ask.url}`, remoteAddress })).statusCode,
    /** What browsers may ask for. */
    routes,
    server: (path: string, key = account.secretKey) =>
      askJson(`${store.baseUrl}${path}`, { headers: { authorization: `Bearer ${key}` } }),
    async close() {
      app.server.closeAllConnections()
      await app.close()
      await store.close()
    },
  }
}

export type TestStore = Awaited<ReturnType<typeof startSandboxStore>>

async function askJson(url: string, init: RequestInit): Promise<{ status: number; body: StoreAnswer }> {
  const response = await fetch(url, init)
  return { status: response.status, body: asAnswer(await response.json()) }
}

/** What the store's answers may hold. A test reads the fields that it expects, and fails where one is missing. */
interface StoreAnswer {
  code: string
  storeTransaction: { storeTransactionId: string }
  storeTransactions: object[]
  transactions: object[]
  events: object[]
  pendingId: string
  subscriber: {
    entitlements: Record<string, { product_identifier: string }>
    subscriptions: Record<string, PeriodAnswer>
    non_subscriptions: Record<string, object[]>
  }
  items: { id: string; product_id: string }[]
  next_page: string
  current_offering_id: string
  offerings: { packages: { platform_product_identifier: string }[] }[]
  product_details: { identifier: string; purchase_options: { base: PriceAnswer } }[]
}

interface PeriodAnswer {
  period_type: string
  purchase_date: string
  original_purchase_date: string
  expires_date: string
  refunded_at: string | null
  unsubscribe_detected_at: string | null
  store_transaction_id: string
}

interface PriceAnswer {
  base_price?: { amount_micros: number }
  base?: { price: { amount_micros: number } }
  trial: object | null
}

function asAnswer(body: unknown): StoreAnswer {
  return body as StoreAnswer
}
