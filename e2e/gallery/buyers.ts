import {
  type Client,
  getSubscriptionStatus,
  type ProductId,
  type SubscriptionStatus,
} from '@ever-after/contract'
import { askStore } from '../steps/ask-store.ts'
import { finishedWhen } from '../steps/finished-when.ts'
import type { Device } from './devices.ts'

/** Devices that bought something: a week that ended, a year's free days and packs, downloads for ever and a refund. */
export type BuyerKind = 'lapsed' | 'trial' | 'lifetime'

/** Its free days are used up once the buyers are made. */
export const triedAccount = 'account-of-the-gallery'

interface Making {
  origin: string
  register: () => Promise<Device>
  clientOf: (token: string) => Client
}

/** Lets each buyer buy at the sandbox store, whose messages tell the server. */
export async function makeBuyers({ origin, register, clientOf }: Making): Promise<Record<BuyerKind, Device>> {
  const [lapsed, trial, lifetime] = await Promise.all([register(), register(), register()])

  const until = async ({ token }: Device, isSo: (status: SubscriptionStatus) => boolean) => {
    const call = clientOf(token)
    await finishedWhen(async () => isSo(await call(getSubscriptionStatus, {})))
  }
  const buy = async ({ deviceId }: Device, productId: ProductId, accountId = `account-${deviceId}`) => {
    const body = { appUserId: deviceId, accountId, productId, outcome: 'succeed' }
    const { storeTransaction } = await askStore<Bought>({ origin, path: '/purchases', body })
    return storeTransaction.storeTransactionId
  }

  await buy(lapsed, 'wedding_photos_premium_weekly')
  await until(lapsed, ({ hasActiveSubscription }) => hasActiveSubscription)
  await askStore({ origin, path: '/expire', body: { appUserId: lapsed.deviceId } })

  await buy(trial, 'wedding_photos_premium_yearly', triedAccount)
  await until(trial, ({ hasActiveSubscription }) => hasActiveSubscription)
  await buy(trial, 'bonus_transformations_40', triedAccount)
  await buy(trial, 'portrait_credits_10', triedAccount)
  await until(trial, ({ usage }) => usage.bonusChangesRemaining > 40 && usage.portraitCreditsRemaining > 0)

  await buy(lifetime, 'one_time_premium_credit')
  const transactionId = await buy(lifetime, 'bonus_transformations_20')
  await until(lifetime, ({ usage }) => usage.bonusChangesRemaining > 30)
  await askStore({ origin, path: '/refund', body: { transactionId } })
  return { lapsed, trial, lifetime }
}

interface Bought {
  storeTransaction: { storeTransactionId: string }
}
