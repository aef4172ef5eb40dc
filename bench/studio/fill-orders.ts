import { type EncodedImage, EngineError, type EnginePool, type Report } from '@ever-after/engine'
import { inLanes } from '../figures/in-lanes.ts'
import type { Order } from './order.ts'

export interface FilledOrder {
  order: Order
  spentMs: number
  result: { images: EncodedImage[]; report: Report } | { refusal: string }
}

/** Draws every order; refusals are results too. Full pictures and swatches only, no previews of them. */
export function fillOrders(pool: EnginePool, orders: readonly Order[]): Promise<FilledOrder[]> {
  return inLanes(2, orders, async (order) => {
    const startedMs = performance.now()
    const result = await fill(pool, order)
    return { order, spentMs: performance.now() - startedMs, result }
  })
}

async function fill(pool: EnginePool, { job }: Order): Promise<FilledOrder['result']> {
  try {
    const { images, report } = await pool.run(job, { seed: 1 })
    return { images: images.filter(({ role }) => role === 'master' || role === 'swatch'), report }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { refusal: `${error.code}: ${error.message}` }
  }
}
