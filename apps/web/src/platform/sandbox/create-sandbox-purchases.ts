import { localKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { PurchaseError, type Purchases } from '../purchases.ts'
import { randomId } from '../random-id.ts'
import { localStore } from '../storage.ts'
import { callStore } from './call-store.ts'
import { customerOf } from './customer-of.ts'
import { offeringsReply, packagesOf, productsReply } from './packages-of.ts'
import { type SheetAnswer, sandboxSheet, sandboxSubscription } from './sheet.ts'

const boughtReply = z.object({
  storeTransaction: z.object({
    storeTransactionId: z.string(),
    productIdentifier: z.string(),
    purchaseDate: z.string(),
  }),
})

const outcomes: Record<Exclude<SheetAnswer, 'cancel'>, string> = {
  buy: 'succeed',
  ask_parent: 'pending',
  fail: 'fail',
  lose_connection: 'time_out',
}

/** Buys in the server's own sandbox, which asks with a sheet of the app; it is for development and tests. */
export function createSandboxPurchases({ appUserId }: { appUserId: string }): Purchases {
  const person = encodeURIComponent(appUserId)
  return {
    async getOfferings() {
      const { offerings } = offeringsReply.parse(await callStore(`/v1/subscribers/${person}/offerings`))
      const ids = offerings.flatMap(({ packages }) => packages.map((one) => one.platform_product_identifier))
      const query = new URLSearchParams([['accountId', accountId()], ...ids.map((id) => ['id', id])])
      const products = await callStore(`/rcbilling/v1/subscribers/${person}/products?${query}`)
      return packagesOf({ offerings, products: productsReply.parse(products).product_details })
    },
    async purchase(pkg, onSheet) {
      onSheet?.(true)
      const answer = await sandboxSheet.ask({ pkg })
      onSheet?.(false)
      if (answer === 'cancel') throw new PurchaseError('cancelled')
      const { productId, offeringId } = pkg
      const reply = await callStore('/purchases', {
        appUserId,
        accountId: accountId(),
        productId,
        offeringId,
        outcome: outcomes[answer],
      })
      const { storeTransactionId, productIdentifier, purchaseDate } =
        boughtReply.parse(reply).storeTransaction
      return { transactionId: storeTransactionId, productId: productIdentifier, purchasedAt: purchaseDate }
    },
    async restore() {
      await callStore('/restore', { appUserId, accountId: accountId() })
    },
    async customerInfo() {
      return customerOf(await callStore(`/v1/subscribers/${person}`))
    },
    async manage() {
      if ((await sandboxSubscription.ask({})) === 'end') await callStore('/cancel', { appUserId })
    },
    // It sends no news to a browser; who waits for some asks again.
    onChange: () => () => undefined,
  }
}

/** Whose money it is: one account for each browser, as a phone has one; it outlives an installation. */
function accountId(): string {
  const known = localStore.read(localKeys.sandboxAccount)
  if (typeof known === 'string') return known
  const fresh = `account-${randomId()}`
  localStore.write(localKeys.sandboxAccount, fresh)
  return fresh
}
