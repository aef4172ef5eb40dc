import { productIds, productOf } from '@ever-after/contract'
import { type DeviceActor, Refusal } from '../../domain/access/index.ts'
import { claimCreation } from '../../domain/creations/claim-creation.ts'
import { completeCreation, failCreation } from '../../domain/creations/end-creation.ts'
import { acceptCreation, failOverdue } from '../../domain/creations/index.ts'
import { findInstallation, registerDevice } from '../../domain/devices/index.ts'
import { giveSupportGrant, noteReversal } from '../../domain/membership/index.ts'
import { deleteData } from '../../domain/privacy/index.ts'
import type { Services } from '../../infra/services.ts'
import type { Action } from './actions.ts'
import { hear, keep, mishear } from './hear.ts'
import type { World } from './world.ts'

type Deliver = (services: Services) => Promise<unknown>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const oneTimeProducts = productIds.filter((id) => productOf(id)?.kind === 'one_time')
const subscriptionProducts = productIds.filter((id) => productOf(id)?.kind === 'subscription')
const days = [3, 7, 365, 10]

/** Lets an action happen in the world outside; answers what our own process has to do about it, once or again. */
export function perform(world: World, { kind, who, which }: Action): Deliver {
  const { store, people, now } = world
  const person = people[who]
  const hearOf =
    (owner = person): Deliver =>
    (services) =>
      hear(world, owner, services)
  const creation = pick(world.creations, which)
  switch (kind) {
    case 'apply':
    case 'enhance':
      return (services) => accept(world, { services, person, kind })
    case 'complete':
      return (services) => complete(world, { services, creation })
    case 'fail':
      return async (services) =>
        creation && (await failCreation(services, { creationId: creation, code: 'unlike' }))
    case 'timeOut':
      world.advance(11 * minuteMs)
      return failOverdue
    case 'buy':
      store.buy(person, oneTimeProducts[which % oneTimeProducts.length], now())
      return hearOf()
    case 'refund': {
      const purchase = pick(purchasesOf(world, { isRefunded: false }), which)
      if (purchase) purchase.isRefunded = true
      return hearOf(purchase?.owner)
    }
    case 'reverseRefund': {
      const purchase = pick(purchasesOf(world, { isRefunded: true }), which)
      return purchase ? reverse(world, purchase) : hearOf()
    }
    case 'misread': {
      const refunded = pick(purchasesOf(world, { isRefunded: true }), which)
      return async (services) => {
        if (refunded) await mishear(world, refunded, services)
      }
    }
    case 'subscribe': {
      const productId = subscriptionProducts[which % subscriptionProducts.length]
      store.subscribe(person, { productId, days: days[which % days.length] }, now())
      return hearOf()
    }
    case 'refundSubscription': {
      const subscription = pick(store.subscriptions, which)
      if (subscription) subscription.refundedAt = now()
      return hearOf(subscription?.owner)
    }
    case 'renew': {
      const subscription = pick(store.subscriptions, which)
      if (subscription) store.renew(subscription, now())
      return hearOf(subscription?.owner)
    }
    case 'expire':
      world.advance((which + 1) * dayMs)
      return hearOf()
    case 'nextWeek':
      world.advance(7 * dayMs)
      return async () => undefined
    case 'restore':
      store.transfer(people[1 - who], person)
      return hearOf()
    case 'hearAgain': {
      const answer = pick(world.answers, which)
      return async (services) => answer && (await keep(services, answer))
    }
    case 'registerAgain':
      return (services) => registerDevice(services, { installationId: person, appVersion: '2' })
    case 'deleteData':
      return (services) => forget(services, person)
    case 'support':
      return (services) => support(world, { services, person, failure: `${person}/${which}` })
  }
}

function purchasesOf({ store }: World, wanted: { isRefunded: boolean }) {
  return store.purchases.filter(({ isRefunded }) => isRefunded === wanted.isRefunded)
}

/** The store takes a refund back and says so. */
function reverse(world: World, purchase: World['store']['purchases'][number]): Deliver {
  purchase.isRefunded = false
  world.done.reversed++
  return async (services) => {
    await noteReversal(services, purchase.transactionId)
    await hear(world, purchase.owner, services)
  }
}

function pick<T>(from: readonly T[], which: number): T | undefined {
  return from[which % from.length]
}

interface Doing {
  services: Services
  person: string
}

async function accept(world: World, { services, person, kind }: Doing & { kind: 'apply' | 'enhance' }) {
  const caller = await actorOf(services, person)
  const { id: photo1Id } = await services.database.db
    .selectFrom('photos')
    .select('id')
    .executeTakeFirstOrThrow()
  const wish =
    kind === 'apply'
      ? ({ kind: 'hair', colour: 'rose' } as const)
      : ({ kind: 'portrait', portraitType: 'dress', attire: 'dress' } as const)
  const id = await acceptCreation(services, caller, {
    endpoint: 'books',
    body: {},
    sameWishMs: 0,
    plan: async () => ({ wish, photo1Id, photo2Id: null }),
  })
  world.creations.push(id)
}

async function complete(
  world: World,
  { services, creation }: { services: Services; creation: string | undefined },
) {
  if (!creation) return
  const claimed = await claimCreation(services, creation)
  const completed = await completeCreation(services, {
    creationId: creation,
    attempt: claimed?.attempts ?? 1,
    durationMs: 1,
    made: { keys: { master: 'm.jpg', preview: 'p.jpg', thumb: 't.jpg', markedThumb: 'm.webp' } },
    report: {
      engine: 'books',
      model: '',
      stagesMs: {},
      likeness: [],
      skinDeltaE: [],
      warnings: [],
      costUsd: 0,
    },
  })
  if (completed === 'completed') world.done.completed++
}

async function support(
  { done }: World,
  { services, person, failure }: Doing & { failure: string },
): Promise<void> {
  await giveSupportGrant(services, { deviceReference: person.slice(-8), failure, note: 'by letter' })
  done.supported++
}

/** Deletes a person's data, who then opens the app again. */
async function forget(services: Services, person: string): Promise<void> {
  await deleteData(services, await actorOf(services, person))
  await registerDevice(services, { installationId: person, appVersion: '3' })
}

async function actorOf(services: Services, person: string): Promise<DeviceActor> {
  const deviceId = await findInstallation(services, person)
  if (!deviceId) throw new Refusal('unauthenticated')
  return { kind: 'device', deviceId, isBrowser: false, isBlocked: false }
}
