import type { StoreSubscription } from '../../infra/billing/billing.ts'
import type { Trx } from '../../infra/database/database.ts'
import { recallConversions } from './forget-purchases.ts'
import { namedBy } from './lock-holders.ts'
import { moveWeek } from './move-week.ts'
import { openWeek } from './open-week.ts'
import type { Reconciliation } from './reconcile-subscriber.ts'
import { countWeeksFrom, forgotten, isOvertaken, weekAt } from './rules.ts'
import { currentOf, endOf } from './store-rules.ts'
import { noteReads, wereReadLater } from './subscription-reads.ts'

/** Stores the subscription that lasts longest; one that another device held ends there and goes on here. */
export async function reconcileSubscription(trx: Trx, wanted: Reconciliation): Promise<void> {
  const { deviceId, subscriber, askedAt, now, settings } = wanted
  const rows = await readRows(trx, wanted)
  const { subscriptions } = subscriber
  if (rows.some(({ read_at }) => isOvertaken(read_at, { askedAt, now }))) return
  if (await wereReadLater(trx, { subscriptions, askedAt, now })) return
  await noteReads(trx, { subscriptions, askedAt })
  const current = currentOf(subscriber)
  const previous = findPrevious(rows, { deviceId, current })
  await endAll(trx, { rows, endsAt: now, askedAt })
  if (!current) return
  const weeksFrom = countWeeksFrom(
    current.startedAt,
    previous && { weeksFrom: previous.weeks_from, expiresAt: previous.expires_at },
  )
  if (previous && previous.device_id !== deviceId) {
    const move = { fromDeviceId: previous.device_id, toDeviceId: deviceId, weeksFrom, now }
    if (weeksFrom === previous.weeks_from) await moveWeek(trx, move)
    await trx.deleteFrom('subscriptions').where('device_id', '=', previous.device_id).execute()
    if (previous.transaction_id !== current.transactionId) await recallConversions(trx, current)
  }
  await store(trx, { ...wanted, current, weeksFrom })
  if (endOf(current) > now) await openWeek(trx, { deviceId, week: weekAt(weeksFrom, now, settings), now })
}

/** The device's own row, and those of other devices whose subscription the store says is this person's. */
function readRows(trx: Trx, { deviceId, subscriber }: Reconciliation) {
  return trx
    .selectFrom('subscriptions')
    .selectAll()
    .where((eb) => eb.or([eb('device_id', '=', deviceId), namedBy(subscriber.subscriptions)]))
    .orderBy('expires_at', 'desc')
    .execute()
}

type Rows = Awaited<ReturnType<typeof readRows>>

/** What the current subscription goes on from: its own row, wherever that is, or the device's, or another one's. */
function findPrevious(
  rows: Rows,
  { deviceId, current }: { deviceId: string; current: StoreSubscription | undefined },
): Rows[number] | undefined {
  const names = current && [current.transactionId, forgotten(current.transactionId)]
  const isNamed = ({ store, transaction_id }: Rows[number]) =>
    store === current?.store && transaction_id !== null && names?.includes(transaction_id)
  return rows.find(isNamed) ?? rows.find((row) => row.device_id === deviceId) ?? rows[0]
}

async function endAll(
  trx: Trx,
  { rows, endsAt, askedAt }: { rows: Rows; endsAt: Date; askedAt: Date },
): Promise<void> {
  for (const { device_id, expires_at } of rows)
    await trx
      .updateTable('subscriptions')
      .set({ expires_at: expires_at < endsAt ? expires_at : endsAt, read_at: askedAt })
      .where('device_id', '=', device_id)
      .execute()
}

async function store(
  trx: Trx,
  {
    deviceId,
    current,
    weeksFrom,
    askedAt,
  }: Pick<Reconciliation, 'deviceId' | 'askedAt'> & { current: StoreSubscription; weeksFrom: Date },
): Promise<void> {
  const row = {
    product_id: current.productId,
    period_type: current.periodType,
    expires_at: endOf(current),
    weeks_from: weeksFrom,
    store: current.store,
    transaction_id: current.transactionId,
    is_sandbox: current.isSandbox,
    read_at: askedAt,
  }
  await trx
    .insertInto('subscriptions')
    .values({ device_id: deviceId, ...row })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(row))
    .execute()
}
