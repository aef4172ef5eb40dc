import type { ProductId } from '@ever-after/contract'

/** What a store calls the products on its sheet. */
export const productNames: Record<ProductId, string> = {
  wedding_photos_premium_weekly: 'Premium, weekly',
  wedding_photos_premium_yearly: 'Premium, yearly',
  wedding_photos_premium_weekly_v2: 'Premium, weekly',
  wedding_photos_premium_yearly_v2: 'Premium, yearly',
  one_time_premium_credit: 'Downloads for ever',
  bonus_transformations_20: '20 changes',
  bonus_transformations_40: '40 changes',
  portrait_credits_10: '20 enhanced portraits',
}
