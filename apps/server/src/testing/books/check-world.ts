import { productOf } from '@ever-after/contract'
import { expect } from 'vitest'
import { failCreation } from '../../domain/creations/end-creation.ts'
import { findInstallation, forgottenName } from '../../domain/devices/index.ts'
import { hear } from './hear.ts'
import { findFaults, noFaults, readTotals } from './read-books.ts'
import type { World } from './world.ts'

/** Hears the store a last time and expects the books to tell what happened, no unit more and none less. */
export async function checkWorld(world: World): Promise<void> {
  for (const person of [...world.people, world.people[0]]) await hear(world, person)
  const { db } = world.services.database
  const deviceIds = await devicesOf(world)
  expect(await findFaults(db, deviceIds)).toEqual(noFaults)

  const totals = await readTotals(db, deviceIds)
  expect(totals.spent, 'units spent are completed creations').toBe(world.done.completed)
  expect(totals.left).toBe(totals.granted - totals.revoked - totals.spent - totals.running)
  expect(await readRunning(world, deviceIds)).toHaveLength(totals.running)
  expect(await readGiven(world, deviceIds)).toEqual({
    first_registration: 2 * (3 + 4),
    welcome_gift: 2 * 2,
    support: 3 * world.done.supported,
  })
  expect(await countReversals(world, deviceIds)).toBeLessThanOrEqual(world.done.reversed)
  await checkWeeks(world, deviceIds)
  for (const person of world.people) await checkHoldings(world, person)

  await endRunning(world, deviceIds)
  expect(await findFaults(db, deviceIds)).toEqual(noFaults)
}

/** Nothing is left for the time-outs of another world, whose clock is another one. */
async function endRunning({ services }: World, deviceIds: readonly string[]): Promise<void> {
  for (const creationId of await readRunning({ services }, deviceIds))
    await failCreation(services, { creationId, code: 'unlike' })
}

async function devicesOf({ services, people }: World): Promise<string[]> {
  const rows = await services.database.db
    .selectFrom('devices')
    .select('id')
    .where('installation_id', 'in', [...people, ...people.map(forgottenName)])
    .execute()
  return rows.map(({ id }) => id)
}

/** What is still being made; of a picture whose owner deleted his data nothing is. */
async function readRunning(
  { services }: Pick<World, 'services'>,
  deviceIds: readonly string[],
): Promise<string[]> {
  const rows = await services.database.db
    .selectFrom('creations')
    .select('id')
    .where('device_id', 'in', deviceIds)
    .where('status', 'in', ['pending', 'processing'])
    .execute()
  return rows.map(({ id }) => id)
}

async function readGiven({ services }: World, deviceIds: readonly string[]): Promise<Record<string, number>> {
  const rows = await services.database.db
    .selectFrom('ledger_entries')
    .select((eb) => ['reason', eb.cast<number>(eb.fn.sum('amount'), 'integer').as('given')])
    .where('device_id', 'in', deviceIds)
    .where('reason', 'in', ['first_registration', 'welcome_gift', 'support'])
    .groupBy('reason')
    .execute()
  return { support: 0, ...Object.fromEntries(rows.map(({ reason, given }) => [reason, given])) }
}

/** How often something was given back after a refund, at most once for each that the store took back. */
async function countReversals({ services }: World, deviceIds: readonly string[]): Promise<number> {
  const rows = await services.database.db
    .selectFrom('ledger_entries')
    .select(['purchase_id', 'created_at'])
    .distinct()
    .where('device_id', 'in', deviceIds)
    .where('reason', '=', 'refund_reversed')
    .execute()
  return rows.length
}

/** A week gives what it gives once for each subscriber, on however many phones a subscription is used. */
async function checkWeeks({ services, store }: World, deviceIds: readonly string[]): Promise<void> {
  const rows = await services.database.db
    .selectFrom('ledger_entries')
    .select((eb) => ['bucket', 'period', eb.cast<number>(eb.fn.sum('amount'), 'integer').as('given')])
    .where('device_id', 'in', deviceIds)
    .where('reason', '=', 'week_opened')
    .groupBy(['bucket', 'period'])
    .execute()
  for (const { bucket, given } of rows)
    expect(given / (bucket === 'weekly' ? 50 : 20)).toBeLessThanOrEqual(store.subscribersAtOnce)
}

/** The newest phone of a person holds what the store says is his: purchases, lifetime downloads, a subscription. */
async function checkHoldings(world: World, person: string): Promise<void> {
  const { services, store } = world
  const { db } = services.database
  const deviceId = (await findInstallation(services, person)) ?? ''
  const theirs = store.read(person)
  const kept = await db
    .selectFrom('purchases')
    .select(['transaction_id', 'refunded_at'])
    .where('device_id', '=', deviceId)
    .execute()
  expect(
    kept.map(({ transaction_id, refunded_at }) => [transaction_id, refunded_at !== null]).sort(),
  ).toEqual(theirs.purchases.map(({ transactionId, isRefunded }) => [transactionId, isRefunded]).sort())
  const lifetime = await db
    .selectFrom('balances')
    .select('balance')
    .where('device_id', '=', deviceId)
    .where('bucket', '=', 'lifetime')
    .executeTakeFirst()
  expect(lifetime?.balance ?? 0).toBe(
    theirs.purchases.filter(({ productId, isRefunded }) => !isRefunded && isLifetime(productId)).length,
  )
  const now = world.now()
  const running = await db
    .selectFrom('subscriptions')
    .select('device_id')
    .where('device_id', '=', deviceId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  expect(running !== undefined).toBe(
    theirs.subscriptions.some(({ expiresAt, refundedAt }) => !refundedAt && expiresAt > now),
  )
}

function isLifetime(productId: string): boolean {
  const product = productOf(productId)
  return product?.kind === 'one_time' && product.grants.lifetimeDownloads === true
}
