import type { StoreSubscriber } from '../../infra/billing/billing.ts'
import type { Trx } from '../../infra/database/database.ts'

interface TestHolding {
  productId: string
  transactionId: string | null
}

/** What counts of a device though it was bought in a sandbox of the store; nobody paid for it. */
export async function readTestHoldings(
  trx: Trx,
  { deviceId, subscriber }: { deviceId: string; subscriber: StoreSubscriber },
): Promise<TestHolding[]> {
  const sold = [...subscriber.subscriptions, ...subscriber.purchases]
  if (!sold.some(({ isSandbox }) => isSandbox)) return []
  const held: TestHolding[] = []
  for (const table of ['purchases', 'subscriptions'] as const)
    held.push(
      ...(await trx
        .selectFrom(table)
        .select(['product_id as productId', 'transaction_id as transactionId'])
        .where('device_id', '=', deviceId)
        .where('is_sandbox', '=', true)
        .execute()),
    )
  return held
}
