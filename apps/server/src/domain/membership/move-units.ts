import type { Trx } from '../../infra/database/database.ts'
import { readHeldUnits } from './held-units.ts'
import { lockDevices } from './lock-holders.ts'
import { moveEntries } from './move-entries.ts'
import { readBalances } from './read-balances.ts'
import { firstBuckets } from './rules.ts'

export interface Move {
  fromDeviceIds: readonly string[]
  toDeviceId: string
  now: Date
}

/**
 * Moves what is left of the first units and of what the support gave, so that registering again neither gains nor loses
 * any; what was bought stays until the store says whose it is.
 */
export async function moveUnits(trx: Trx, { fromDeviceIds, toDeviceId, now }: Move): Promise<void> {
  if (fromDeviceIds.length === 0) return
  await lockDevices(trx, fromDeviceIds)
  for (const fromDeviceId of fromDeviceIds) {
    const balances = await readBalances(trx, { deviceId: fromDeviceId, isLocking: true })
    const given = Math.max(0, balances.bonus - (await readBought(trx, fromDeviceId)))
    const moves = [
      ...firstBuckets.map((bucket) => ({ bucket, amount: balances[bucket] })),
      { bucket: 'bonus' as const, amount: given },
    ].filter(({ amount }) => amount > 0)
    await moveEntries(trx, { fromDeviceId, toDeviceId, moves, reason: 'registered_again', now })
  }
}

/** At most so many of a device's bonus changes can have been bought. */
async function readBought(trx: Trx, deviceId: string): Promise<number> {
  const purchases = await trx
    .selectFrom('purchases')
    .select('id')
    .where('device_id', '=', deviceId)
    .where('refunded_at', 'is', null)
    .execute()
  let bought = 0
  for (const { id } of purchases)
    for (const { bucket, amount } of await readHeldUnits(trx, { id, deviceId }))
      if (bucket === 'bonus') bought += amount
  return bought
}
