import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { describeCatalogueProduct, describePurchase, describeSubscription } from './describe-holdings.ts'
import { appUser, refuseWhileDown } from './public-routes.ts'
import type { StoreDesk } from './store-desk.ts'
import { StoreRefusal } from './store-refusal.ts'

const project = '/v2/projects/:projectId'
const params = z.object({ projectId: z.string() })
const customerParams = z.object({ appUserId: appUser })
const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(20),
  starting_after: z.string().optional(),
})
const number = z.string().min(1).max(255)

/** RevenueCat's version 2, which only a server with the secret key may ask. */
export function serveSecretRoutes(app: FastifyInstance, desk: StoreDesk, projectId: string): void {
  app.addHook('onRequest', async (request) => {
    const asked = params.safeParse(request.params).data
    if (asked && asked.projectId !== projectId) throw new StoreRefusal('not_found')
  })

  app.get(`${project}/purchases`, async (request) => {
    const { store_purchase_identifier } = z.object({ store_purchase_identifier: number }).parse(request.query)
    const purchases = await readUpToDate(() =>
      desk.state.purchases.filter(({ transactionId }) => transactionId === store_purchase_identifier),
    )
    return listOf(request, purchases.map(describePurchase))
  })

  app.get(`${project}/customers/:appUserId/purchases`, async (request) => {
    const { appUserId } = customerParams.parse(request.params)
    const purchases = await readUpToDate(() =>
      desk.state.purchases.filter((purchase) => purchase.appUserId === appUserId),
    )
    return listOf(request, purchases.map(describePurchase))
  })

  app.get(`${project}/subscriptions`, async (request) => {
    const { store_subscription_identifier } = z
      .object({ store_subscription_identifier: number })
      .parse(request.query)
    const subscriptions = await readUpToDate(() =>
      desk.state.subscriptions.filter(({ periods }) =>
        periods.some(({ transactionId }) => transactionId === store_subscription_identifier),
      ),
    )
    return listOf(
      request,
      subscriptions.map((subscription) =>
        describeSubscription(subscription, { nowMs: desk.nowMs(), projectId }),
      ),
    )
  })

  app.get(`${project}/customers/:appUserId/subscriptions`, async (request) => {
    const { appUserId } = customerParams.parse(request.params)
    const subscriptions = await readUpToDate(() =>
      desk.state.subscriptions.filter((subscription) => subscription.appUserId === appUserId),
    )
    return listOf(
      request,
      subscriptions.map((subscription) =>
        describeSubscription(subscription, { nowMs: desk.nowMs(), projectId }),
      ),
    )
  })

  app.get(`${project}/products/:id`, async (request) => {
    refuseWhileDown(desk)
    const { id } = z.object({ id: z.string() }).parse(request.params)
    const product = describeCatalogueProduct(id)
    if (!product) throw new StoreRefusal('not_found')
    return product
  })

  function readUpToDate<T>(read: () => T): Promise<T> {
    refuseWhileDown(desk)
    return desk.carryOut(read)
  }
}

/** One page of a list; the next one is asked for with the last item's id. */
function listOf<T extends { id: string }>(request: FastifyRequest, all: T[]) {
  const { limit, starting_after } = pageQuery.parse(request.query)
  const from = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1
  const items = all.slice(from, from + limit)
  const [path, query] = request.url.split('?', 2)
  const next = new URLSearchParams(query)
  next.set('starting_after', items.at(-1)?.id ?? '')
  const hasMore = from + limit < all.length
  return { object: 'list', items, next_page: hasMore ? `${path}?${next}` : null, url: path }
}
