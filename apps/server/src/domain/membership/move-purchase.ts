import type { Trx } from '../../infra/database/database.ts'
import { type HeldPurchase, readHeldUnits } from './held-units.ts'
import { moveEntries } from './move-entries.ts'

export interface PurchaseMove extends HeldPurchase {
  fromDeviceId: string
  now: Date
}

/** Moves what is left of a purchase to the device whose person the store says it belongs to now (decision A70). */
export async function movePurchase(
  trx: Trx,
  { id, fromDeviceId, deviceId, now }: PurchaseMove,
): Promise<void> {
  const units = await readHeldUnits(trx, { id, deviceId: fromDeviceId })
  const moves = units.map((unit) => ({ ...unit, purchaseId: id }))
  await moveEntries(trx, { fromDeviceId, toDeviceId: deviceId, moves, reason: 'restored', now })
}
