import type { StoreSubscriber } from '../../infra/billing/billing.ts'
import type { Trx } from '../../infra/database/database.ts'
import type { Random } from '../../infra/random.ts'
import { Refusal } from '../access/index.ts'
import { lockHolders } from './lock-holders.ts'
import { reconcilePurchase } from './reconcile-purchase.ts'
import { reconcileSubscription } from './reconcile-subscription.ts'
import { isOvertaken, type WeekSettings } from './rules.ts'

export interface Reconciliation {
  /** The newest identity of the installation that the store knows. */
  deviceId: string
  /** Without the transactions that do not count here, such as a sandbox's in production. */
  subscriber: StoreSubscriber
  /** From before the store was asked: an answer that was overtaken by a later one changes nothing. */
  askedAt: Date
  now: Date
  random: Pick<Random, 'uuid'>
  settings: WeekSettings
}

/** Brings our records in line with what the store says of one person; again, late or in another order is the same. */
export async function reconcileSubscriber(trx: Trx, wanted: Reconciliation): Promise<void> {
  const { deviceId, subscriber, askedAt } = wanted
  const names = [...subscriber.subscriptions, ...subscriber.purchases]
  const locked = await lockHolders(trx, { deviceId, names })
  if (!(await isNews(trx, wanted))) return
  await trx
    .updateTable('devices')
    .set((eb) => ({ store_read_at: eb.fn('greatest', ['store_read_at', eb.val(askedAt)]) }))
    .where('id', 'in', locked)
    .execute()
  await reconcileSubscription(trx, wanted)
  for (const purchase of subscriber.purchases) await reconcilePurchase(trx, { ...wanted, purchase })
}

/** Whether nobody asked later about this device, or about one that took from it what it held. */
async function isNews(trx: Trx, { deviceId, askedAt, now }: Reconciliation): Promise<boolean> {
  const device = await trx
    .selectFrom('devices')
    .select('store_read_at')
    .where('id', '=', deviceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!device) throw new Refusal('unauthenticated')
  return !device.store_read_at || !isOvertaken(device.store_read_at, { askedAt, now })
}
