import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { meet } from './books.ts'
import { describeOfferings, describeProducts } from './describe-products.ts'
import { describeSubscriber } from './describe-subscriber.ts'
import type { StoreDesk } from './store-desk.ts'
import { StoreRefusal } from './store-refusal.ts'

export const appUser = z.string().min(1).max(1500)
const params = z.object({ appUserId: appUser })
const productsQuery = z.object({
  id: z.union([z.string().transform((id) => [id]), z.array(z.string())]).default([]),
  accountId: z.string().optional(),
})

/** What RevenueCat's version 1 shows to apps and servers alike. */
export function servePublicRoutes(app: FastifyInstance, desk: StoreDesk): void {
  app.get('/v1/subscribers/:appUserId', async (request, reply) => {
    refuseWhileDown(desk)
    const { appUserId } = params.parse(request.params)
    const { isNew, answer } = await desk.carryOut((books) => ({
      isNew: meet(books, appUserId),
      answer: describeSubscriber(books.state, { appUserId, nowMs: books.nowMs }),
    }))
    return reply.status(isNew ? 201 : 200).send(answer)
  })

  app.get('/v1/subscribers/:appUserId/offerings', async () => {
    refuseWhileDown(desk)
    return describeOfferings()
  })

  app.get('/rcbilling/v1/subscribers/:appUserId/products', async (request) => {
    refuseWhileDown(desk)
    const { id: ids, accountId } = productsQuery.parse(request.query)
    return describeProducts(desk.state, { ...params.parse(request.params), accountId, ids })
  })
}

export function refuseWhileDown({ state }: StoreDesk): void {
  if (state.isDown) throw new StoreRefusal('store_down', 'The store is down.')
}
