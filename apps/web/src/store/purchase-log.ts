import { localKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import type { StoreTransaction } from '#platform/purchases.ts'
import { localStore } from '#platform/storage.ts'

const log = z.array(
  z.object({
    transactionId: z.string(),
    productId: z.string(),
    purchasedAt: z.string(),
    /** The server knows it. */
    isReported: z.boolean(),
  }),
)
const keptEntries = 50

/** What this installation bought, until the server knows it and a while longer: a lost connection loses no purchase. */
export const purchaseLog = {
  has: (transactionId: string): boolean => read().some((one) => one.transactionId === transactionId),
  add(transaction: StoreTransaction): void {
    if (purchaseLog.has(transaction.transactionId)) return
    const { transactionId, productId, purchasedAt } = transaction
    write([...read(), { transactionId, productId, purchasedAt, isReported: false }])
  },
  markReported(transactionId: string): void {
    write(read().map((one) => (one.transactionId === transactionId ? { ...one, isReported: true } : one)))
  },
  unreported: (): StoreTransaction[] => read().filter(({ isReported }) => !isReported),
}

function read(): z.infer<typeof log> {
  return log.safeParse(localStore.read(localKeys.purchaseLog)).data ?? []
}

function write(entries: z.infer<typeof log>): void {
  localStore.write(localKeys.purchaseLog, entries.slice(-keptEntries))
}
