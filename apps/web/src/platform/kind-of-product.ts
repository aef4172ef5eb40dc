import { productOf } from '@ever-after/contract'
import type { StorePackage } from './purchases.ts'

/** What our own table of products says of one that a store sells. */
export function kindOfProduct(productId: string): Pick<StorePackage, 'productId' | 'plan' | 'packId'> {
  const product = productOf(productId)
  if (product?.kind === 'subscription') return { productId, plan: product.plan }
  return { productId, ...(product && 'packId' in product && { packId: product.packId }) }
}
