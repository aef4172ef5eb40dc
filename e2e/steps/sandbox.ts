import { localKeys, type ProductId } from '@ever-after/contract'
import type { Page } from '@playwright/test'
import { askStore } from './ask-store.ts'

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
  return ask<StoreState>(page, `/state/${encodeURIComponent(await installationOf(page))}`)
}

/** Lets everything that waits for approval be bought; the server knows when this is done. */
export async function approvePurchases(page: Page): Promise<void> {
  await ask(page, '/approve', { appUserId: await installationOf(page) })
}

/** Forgets everything that waits for approval. */
export async function declinePurchases(page: Page): Promise<void> {
  await ask(page, '/decline', { appUserId: await installationOf(page) })
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
  await ask(page, '/cancel', { appUserId: await installationOf(page) })
}

/** Ends the subscription now. */
export async function expireSubscription(page: Page): Promise<void> {
  await ask(page, '/expire', { appUserId: await installationOf(page) })
}

/** Moves the clock of store and server ahead; of everybody's, so a journey that does this has a server of its own. */
export async function moveStoreClock(page: Page, advanceMs: number): Promise<void> {
  await ask(page, '/clock', { advanceMs })
}

/** Lets the store answer nobody until it is set up again; everybody's store, as its clock. */
export async function setStoreDown(page: Page, isDown: boolean): Promise<void> {
  await ask(page, '/outage', { isDown })
}

/** The name under which the store knows this page; the app must have started once. */
async function installationOf(page: Page): Promise<string> {
  const id = await remembered(page, localKeys.deviceId)
  if (id === undefined) throw new Error('This page has no installation yet; open the app first.')
  return id
}

async function remembered(page: Page, key: string): Promise<string | undefined> {
  const value: unknown = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
  return typeof value === 'string' ? value : undefined
}

function ask<Reply = unknown>(page: Page, path: string, body?: object): Promise<Reply> {
  return askStore<Reply>({ origin: new URL(page.url()).origin, path, ...(body && { body }) })
}
