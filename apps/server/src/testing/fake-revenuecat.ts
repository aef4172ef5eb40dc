import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyReply } from 'fastify'
import { type FakeShelves, purchaseItem, subscriberOf } from './fake-revenuecat-answers.ts'

const keys = { v1: 'sk_of_version_1', v2: 'sk_of_version_2' }

/** One answer instead of the right one. */
export interface Disturbance {
  status: number
  body?: string
  headers?: Record<string, string>
  /** Before it is given. */
  delayMs?: number
}

export interface FakeRevenueCat {
  account: { baseUrl: string; secretKey: string; secretKeyV2: string; projectId: string }
  /** What a server is configured with to use it. */
  env: Record<string, string>
  webhookAuthorization: string
  /** Paths that were asked for. */
  asked: string[]
  /** Something bought once; answers the store's number. */
  buy(bought: { appUserId: string; productId: string; isSandbox?: boolean }): string
  subscribe(bought: Subscribing): string
  renew(appUserId: string, expiresAt: Date): void
  refund(transactionId: string): void
  reverseRefund(transactionId: string): void
  /** What one person had is another's from now on. */
  transfer(from: string, to: string): void
  /** The next answers, one for each question. */
  disturb(...answers: Disturbance[]): void
  close(): Promise<void>
}

export interface Subscribing {
  appUserId: string
  productId: string
  startedAt: Date
  expiresAt: Date
  periodType?: 'normal' | 'trial' | 'intro'
  /** What the store unlocks by it; `premium` unless told. */
  entitlement?: string
  graceUntil?: Date
  isSandbox?: boolean
  store?: string
}

/** A RevenueCat on loopback: the reading half of versions 1 and 2 of its API, as its documentation describes it. */
export async function startFakeRevenueCat(projectId = 'proj_test'): Promise<FakeRevenueCat> {
  const shelves: FakeShelves = { subscriptions: [], purchases: [] }
  const disturbances: Disturbance[] = []
  const asked: string[] = []
  const app = Fastify({ forceCloseConnections: true })
  const missing = (reply: FastifyReply) =>
    reply.status(404).send({ object: 'error', type: 'resource_missing' })

  app.addHook('onRequest', async ({ url, headers }, reply) => {
    asked.push(url)
    const disturbance = disturbances.shift()
    if (disturbance) {
      await new Promise((after) => setTimeout(after, disturbance.delayMs ?? 0))
      return reply
        .status(disturbance.status)
        .headers({ 'content-type': 'application/json', ...disturbance.headers })
        .send(disturbance.body ?? '{}')
    }
    const key = url.startsWith('/v1/') ? keys.v1 : keys.v2
    if (headers.authorization !== `Bearer ${key}`)
      return reply.status(401).send({ message: 'Invalid API key' })
  })
  app.get<{ Params: { id: string } }>('/v1/subscribers/:id', ({ params }) => subscriberOf(shelves, params.id))
  app.get<{ Params: { id: string }; Querystring: { limit: number; starting_after?: string } }>(
    `/v2/projects/${projectId}/customers/:id/purchases`,
    ({ params, query }) => {
      const all = shelves.purchases.filter(({ appUserId }) => appUserId === params.id).map(purchaseItem)
      const from = all.findIndex(({ id }) => id === query.starting_after) + 1
      const items = all.slice(from, from + Number(query.limit))
      return { object: 'list', items, next_page: from + items.length < all.length ? '/v2/next' : null }
    },
  )
  app.get<{ Querystring: { store_purchase_identifier: string } }>(
    `/v2/projects/${projectId}/purchases`,
    ({ query }) => ({
      object: 'list',
      items: shelves.purchases
        .filter(({ transactionId }) => transactionId === query.store_purchase_identifier)
        .map(purchaseItem),
      next_page: null,
    }),
  )
  app.get<{ Querystring: { store_subscription_identifier: string } }>(
    `/v2/projects/${projectId}/subscriptions`,
    ({ query }) => ({
      object: 'list',
      items: shelves.subscriptions
        .filter(({ numbers }) => numbers.includes(query.store_subscription_identifier))
        .map(({ id }) => ({ object: 'subscription', id })),
      next_page: null,
    }),
  )
  app.get<{ Params: { id: string } }>(`/v2/projects/${projectId}/products/:id`, ({ params }, reply) =>
    params.id.startsWith('prod_')
      ? { object: 'product', id: params.id, store_identifier: params.id.slice('prod_'.length) }
      : missing(reply),
  )
  app.setNotFoundHandler((_request, reply) => missing(reply))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  const webhookAuthorization = 'Bearer of webhooks in tests'

  return {
    account: { baseUrl, secretKey: keys.v1, secretKeyV2: keys.v2, projectId },
    env: {
      STORE: 'revenuecat',
      REVENUECAT_BASE_URL: baseUrl,
      REVENUECAT_SECRET_KEY: keys.v1,
      REVENUECAT_SECRET_KEY_V2: keys.v2,
      REVENUECAT_PROJECT_ID: projectId,
      REVENUECAT_IOS_KEY: 'appl_test',
      REVENUECAT_WEBHOOK_AUTH: webhookAuthorization,
    },
    webhookAuthorization,
    asked,
    buy({ appUserId, productId, isSandbox = false }) {
      const transactionId = newNumber()
      shelves.purchases.push({ appUserId, productId, isSandbox, transactionId, isRefunded: false })
      return transactionId
    },
    subscribe({ isSandbox = false, periodType = 'normal', store = 'app_store', ...bought }) {
      const number = newNumber()
      const id = `sub_${number}`
      shelves.subscriptions.push({ ...bought, isSandbox, periodType, store, id, numbers: [number] })
      return id
    },
    renew(appUserId, expiresAt) {
      for (const subscription of shelves.subscriptions.filter((held) => held.appUserId === appUserId)) {
        subscription.numbers.push(newNumber())
        Object.assign(subscription, { expiresAt, periodType: 'normal' })
      }
    },
    refund(transactionId) {
      for (const bought of shelves.purchases)
        if (bought.transactionId === transactionId) bought.isRefunded = true
      for (const held of shelves.subscriptions) if (held.id === transactionId) held.refundedAt = new Date()
    },
    reverseRefund(transactionId) {
      for (const bought of shelves.purchases)
        if (bought.transactionId === transactionId) bought.isRefunded = false
    },
    transfer(from, to) {
      for (const held of [...shelves.purchases, ...shelves.subscriptions])
        if (held.appUserId === from) held.appUserId = to
    },
    disturb(...answers) {
      disturbances.push(...answers)
    },
    close: () => app.close(),
  }
}

function newNumber(): string {
  return `2000${randomInt(2 ** 40)}`
}
