import type { ProductId } from '@ever-after/contract'
import { z } from 'zod'
import type { TestDevice, TestServer } from './start-server.ts'

const bought = z.object({ storeTransaction: z.object({ storeTransactionId: z.string() }) })
const state = z.object({
  transactions: z.array(
    z.object({ transactionId: z.string(), productId: z.string(), isRefunded: z.boolean() }),
  ),
  pending: z.array(z.object({ pendingId: z.string(), productId: z.string() })),
  events: z.array(z.object({ id: z.string(), type: z.string(), delivered: z.boolean() })),
})

/** The sandbox store as one device's browser uses it; each device has a store account of its own. */
export function shopOf(server: Pick<TestServer, 'fetch'>, { installationId }: TestDevice) {
  const order = (productId: ProductId, outcome: string, accountId = installationId) =>
    post('/purchases', { appUserId: installationId, accountId, productId, outcome })

  async function post(path: string, body: object): Promise<Response> {
    return server.fetch(`/sandbox-store${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  /** Pulls a string of the store, which has to give. */
  async function control(path: string, body: object): Promise<unknown> {
    const response = await post(path, body)
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }

  async function readState() {
    const response = await server.fetch(`/sandbox-store/state/${installationId}`)
    return state.parse(await response.json())
  }

  return {
    order,
    control,
    readState,
    /** Buys and answers the transaction's number. */
    async buy(productId: ProductId, accountId?: string): Promise<string> {
      const answer = await (await order(productId, 'succeed', accountId)).json()
      return bought.parse(answer).storeTransaction.storeTransactionId
    },
    advanceClock: (advanceMs: number) => control('/clock', { advanceMs }),
    /** Whether the server took every message about this device. */
    async isTold(): Promise<boolean> {
      return (await readState()).events.every(({ delivered }) => delivered)
    },
  }
}
