import { type ProductId, productIds } from '@ever-after/contract'
import { announcePurchase } from './announce.ts'
import { type Books, meet, newTransactionId } from './books.ts'
import { buySubscription } from './buy-subscription.ts'
import { handOver } from './hand-over.ts'
import { soldSubscription } from './rules.ts'
import type { Purchase } from './state.ts'
import { StoreRefusal } from './store-refusal.ts'

export interface Order {
  accountId: string
  appUserId: string
  productId: string
  offeringId: string | null
}

export interface SoldOrder extends Order {
  productId: ProductId
}

export interface StoreTransaction {
  storeTransactionId: string
  productIdentifier: ProductId
  purchaseDate: string
}

/** Charges the account and gives the app user what was ordered, with everything else the account holds. */
export function buy(books: Books, order: SoldOrder): StoreTransaction {
  meet(books, order.appUserId)
  handOver(books, { accountId: order.accountId, to: order.appUserId })
  const sold = soldSubscription(order.productId)
  const { transactionId, productId, atMs } = sold
    ? buySubscription(books, { order, sold })
    : buyOnce(books, order)
  return {
    storeTransactionId: transactionId,
    productIdentifier: productId,
    purchaseDate: new Date(atMs).toISOString(),
  }
}

/** Refuses what the store does not sell. */
export function checkOrder(order: Order): SoldOrder {
  const productId = productIds.find((id) => id === order.productId)
  if (!productId) throw new StoreRefusal('unknown_product', `${order.productId} is not sold.`)
  return { ...order, productId }
}

function buyOnce(books: Books, { accountId, appUserId, productId, offeringId }: SoldOrder) {
  const purchase: Purchase = {
    id: `purch_${books.random.uuid().slice(0, 8)}`,
    transactionId: newTransactionId(books),
    accountId,
    appUserId,
    originalAppUserId: appUserId,
    productId,
    offeringId,
    purchasedMs: books.nowMs,
    refundedMs: null,
  }
  books.state.purchases.push(purchase)
  announcePurchase(books, { purchase })
  return { transactionId: purchase.transactionId, productId, atMs: books.nowMs }
}
