import type { ProductId } from '@ever-after/contract'
import type { Page } from '@playwright/test'
import { askStore } from './ask-store.ts'
import { accountOf, deviceOf, originOf } from './device.ts'
import { finishedWhen } from './finished-when.ts'

/** What the sandbox store knows of one installation (apps/server/src/infra/billing/sandbox/README.md). */
export interface StoreState {
  now: string
  appUserId: string
  accountIds: string[]
  transactions: StoreTransaction[]
  pending: { pendingId: string; productId: ProductId }[]
  events: { id: string; type: string; delivered: boolean }[]
}

interface StoreTransaction {
  transactionId: string
  originalTransactionId: string
  productId: ProductId
  kind: 'subscription' | 'one_time'
  status: 'active' | 'expired' | 'refunded'
  purchasedAt: string
  expiresAt: string | null
  periodType: 'trial' | 'intro' | 'normal' | null
  isRefunded: boolean
}

/** Reads what the store knows of this page's installation. */
export async function storeState(page: Page): Promise<StoreState> {
  return ask<StoreState>(page, `/state/${encodeURIComponent((await deviceOf(page)).deviceId)}`)
}

/** Buys without the app's screens, which other journeys show; the server knows when this is done. */
export async function buyAtStore(page: Page, ...productIds: readonly ProductId[]): Promise<void> {
  const { deviceId } = await deviceOf(page)
  for (const productId of productIds) {
    const body = { appUserId: deviceId, accountId: accountOf(deviceId), productId, outcome: 'succeed' }
    await ask(page, '/purchases', body)
  }
  await finishedWhen(async () => {
    const { events } = await storeState(page)
    return events.length >= productIds.length && events.every(({ delivered }) => delivered)
  })
}

/** Lets everything that waits for approval be bought; the server knows when this is done. */
export async function approvePurchases(page: Page): Promise<void> {
  await ask(page, '/approve', { appUserId: (await deviceOf(page)).deviceId })
}

/** Forgets everything that waits for approval. */
export async function declinePurchases(page: Page): Promise<void> {
  await ask(page, '/decline', { appUserId: (await deviceOf(page)).deviceId })
}

/** Gives the money of this installation's latest transaction of a product back. */
export async function refundPurchase(page: Page, productId: ProductId): Promise<void> {
  const { transactions } = await storeState(page)
  const transactionId = transactions.findLast((bought) => bought.productId === productId)?.transactionId
  if (!transactionId) throw new Error(`${productId} was not bought here.`)
  await ask(page, '/refund', { transactionId })
}

/** Turns renewing off; what is paid for goes on to its end. */
export async function cancelSubscription(page: Page): Promise<void> {
  await ask(page, '/cancel', { appUserId: (await deviceOf(page)).deviceId })
}

/** Moves the clock of store and server ahead; of everybody's, so a journey that does this has a server of its own. */
export async function moveStoreClock(page: Page, advanceMs: number): Promise<void> {
  await ask(page, '/clock', { advanceMs })
}

/** Lets the store answer nobody until it is set up again; everybody's store, as its clock. */
export async function setStoreDown(page: Page, isDown: boolean): Promise<void> {
  await ask(page, '/outage', { isDown })
}

async function ask<Reply = unknown>(page: Page, path: string, body?: object): Promise<Reply> {
  return askStore<Reply>({ origin: originOf(page), path, ...(body && { body }) })
}
