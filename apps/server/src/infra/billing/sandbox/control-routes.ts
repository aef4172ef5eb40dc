import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { approve, askParent, decline } from './ask-parent.ts'
import { buy, checkOrder } from './buy.ts'
import { describeState } from './describe-state.ts'
import { cancel, expire } from './end-subscription.ts'
import { handOver, handOverFrom } from './hand-over.ts'
import { appUser, refuseWhileDown } from './public-routes.ts'
import { refund } from './refund.ts'
import type { StoreDesk } from './store-desk.ts'
import { StoreRefusal } from './store-refusal.ts'

const id = z.string().min(1).max(200)
const person = z.object({ appUserId: appUser })
const orderBody = person.extend({
  productId: id,
  accountId: id.optional(),
  offeringId: id.nullish(),
  outcome: z.enum(['succeed', 'pending', 'fail', 'time_out']),
})
const restoreBody = person.extend({ accountId: id.optional(), fromAppUserId: appUser.optional() })
const waitingBody = z.union([z.object({ pendingId: id }), person])
const dayMs = 24 * 60 * 60 * 1000
const clockBody = z.object({
  advanceMs: z
    .number()
    .int()
    .min(0)
    .max(800 * dayMs),
})

/** A browser that gives up leaves earlier. */
const silenceMs = 2 * 60_000

/** The purchase sheet of browsers, and the strings that journeys pull. */
export function serveControlRoutes(app: FastifyInstance, desk: StoreDesk): void {
  app.post('/purchases', async (request, reply) => {
    refuseWhileDown(desk)
    const { outcome, offeringId = null, ...body } = orderBody.parse(request.body)
    const order = checkOrder({ ...body, accountId: body.accountId ?? body.appUserId, offeringId })
    switch (outcome) {
      case 'fail':
        throw new StoreRefusal('payment_failed', 'The payment did not go through.')
      case 'pending': {
        const { pendingId } = await desk.carryOut((books) => askParent(books, order))
        return reply.status(202).send({ outcome: 'pending', pendingId })
      }
      case 'time_out':
        await desk.carryOut((books) => buy(books, order))
        return stayingSilent(reply)
      case 'succeed': {
        const storeTransaction = await desk.carryOut((books) => buy(books, order))
        return { outcome: 'succeeded', storeTransaction }
      }
    }
  })

  app.post('/restore', async (request) => {
    refuseWhileDown(desk)
    const { appUserId: to, accountId = to, fromAppUserId: from } = restoreBody.parse(request.body)
    const transferredFrom = await desk.carryOut((books) =>
      from === undefined ? handOver(books, { accountId, to }) : handOverFrom(books, { from, to }),
    )
    await desk.told()
    return { transferredFrom }
  })

  app.post('/approve', async (request) => {
    const which = waitingBody.parse(request.body)
    const storeTransactions = await desk.carryOut((books) => approve(books, which))
    await desk.told()
    return { storeTransactions }
  })

  app.post('/decline', async (request) => {
    const which = waitingBody.parse(request.body)
    await desk.carryOut((books) => decline(books, which))
    return { storeTransactions: [] }
  })

  app.post('/refund', async (request) => {
    const transaction = z.object({ transactionId: id }).parse(request.body)
    await desk.carryOut((books) => refund(books, transaction))
    return done()
  })

  app.post('/cancel', async (request) => {
    const who = person.parse(request.body)
    await desk.carryOut((books) => cancel(books, who))
    return done()
  })

  app.post('/expire', async (request) => {
    const who = person.parse(request.body)
    await desk.carryOut((books) => expire(books, who))
    return done()
  })

  app.post('/clock', async (request) => {
    const { advanceMs } = clockBody.parse(request.body)
    await desk.moveClock(advanceMs)
    return { ...(await done()), now: new Date(desk.nowMs()).toISOString() }
  })

  app.post('/outage', async (request) => {
    const { isDown } = z.object({ isDown: z.boolean() }).parse(request.body)
    await desk.carryOut(({ state }) => {
      state.isDown = isDown
    })
    return done()
  })

  app.get('/state/:appUserId', async (request) => {
    const who = person.parse(request.params)
    return desk.carryOut(({ state, nowMs }) => describeState(state, { ...who, nowMs }))
  })

  async function done() {
    await desk.told()
    return { success: true }
  }
}

/** The connection breaks, as far as the other side can tell. */
function stayingSilent(reply: FastifyReply): FastifyReply {
  reply.hijack()
  const enough = setTimeout(() => reply.raw.destroy(), silenceMs)
  enough.unref()
  reply.raw.once('close', () => clearTimeout(enough))
  return reply
}
