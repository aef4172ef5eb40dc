import type { Bucket } from '@ever-after/contract'
import type { Trx } from '../../infra/database/database.ts'
import { isWeekOf } from './rules.ts'

/** A unit that was reserved: whose it was, and of which bucket and week. */
export interface ReservedUnit {
  deviceId: string
  bucket: Bucket
  period: string
}

export interface Heir {
  deviceId: string
  /** The purchase that the unit belongs to, where it is known. */
  purchaseId?: string
}

/** Who holds what a reserved unit belongs to, if its subscription or its purchase has moved on since; else undefined. */
export function findHeir(trx: Trx, unit: ReservedUnit): Promise<Heir | undefined> {
  return unit.period ? findWeekHolder(trx, unit) : findPurchaseHolder(trx, unit)
}

/** Follows the week along its moves, to the device that has its subscription now. */
async function findWeekHolder(
  trx: Trx,
  { deviceId, bucket, period }: ReservedUnit,
): Promise<Heir | undefined> {
  const passed = [deviceId]
  for (let at = deviceId; !(await hasWeek(trx, { deviceId: at, period })); ) {
    const next = await trx
      .selectFrom('ledger_entries')
      .select('other_device_id')
      .where('device_id', '=', at)
      .where('bucket', '=', bucket)
      .where('period', '=', period)
      .where('kind', '=', 'move')
      .where('other_device_id', 'not in', passed)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!next?.other_device_id) return undefined
    at = next.other_device_id
    passed.push(at)
  }
  const holder = passed[passed.length - 1]
  return holder === deviceId ? undefined : { deviceId: holder }
}

async function hasWeek(
  trx: Trx,
  { deviceId, period }: Pick<ReservedUnit, 'deviceId' | 'period'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('subscriptions')
    .select('weeks_from')
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  return row !== undefined && isWeekOf(row.weeks_from, period)
}

/** Of a purchase that left with less than had come, the rest was spent or reserved here. */
async function findPurchaseHolder(trx: Trx, { deviceId, bucket }: ReservedUnit): Promise<Heir | undefined> {
  const row = await trx
    .selectFrom('ledger_entries as entry')
    .innerJoin('purchases', 'purchases.id', 'entry.purchase_id')
    .select(['purchases.id', 'purchases.device_id'])
    .where('entry.device_id', '=', deviceId)
    .where('entry.bucket', '=', bucket)
    .where('purchases.device_id', '<>', deviceId)
    .where('purchases.refunded_at', 'is', null)
    .groupBy('purchases.id')
    .having((eb) => eb(eb.fn.sum('entry.amount'), '>', 0))
    .orderBy('purchases.id')
    .executeTakeFirst()
  return row && { deviceId: row.device_id, purchaseId: row.id }
}
