import { type LedgerEntry, type LedgerPage, type ledgerQuery, limits } from '@ever-after/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { findSubscription } from './find-subscription.ts'
import { lockDevices } from './lock-holders.ts'
import { openWeek } from './open-week.ts'
import { weekAt } from './rules.ts'

/** Where every unit of a device came from and went, newest first; moves of nothing are left out. */
export async function readLedger(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  { deviceId }: DeviceActor,
  { before }: z.output<typeof ledgerQuery>,
): Promise<LedgerPage> {
  const { database } = services
  if (before === undefined) await openRunningWeek(services, deviceId)
  let query = database.db
    .selectFrom('ledger_entries as entry')
    .leftJoin('creations', 'creations.id', 'entry.creation_id')
    .leftJoin('purchases', 'purchases.id', 'entry.purchase_id')
    .select(['entry.id', 'entry.created_at', 'entry.bucket', 'entry.kind', 'entry.amount', 'entry.reason'])
    .select(['entry.creation_id', 'entry.creation_kind', 'purchases.product_id', nameInHistory.as('name')])
    .where('entry.device_id', '=', deviceId)
    .where((eb) => eb.or([eb('entry.kind', '<>', 'move'), eb('entry.amount', '<>', 0)]))
    .orderBy('entry.id', 'desc')
    .limit(limits.ledgerPageSize + 1)
  if (before !== undefined) query = query.where('entry.id', '<', before)
  const rows = await query.execute()
  const page = rows.slice(0, limits.ledgerPageSize)
  return {
    entries: page.map(viewEntry),
    nextBefore: rows.length > page.length ? String(page[page.length - 1].id) : null,
  }
}

/** A week that began since the store was last asked is granted before it is told. */
async function openRunningWeek(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  deviceId: string,
): Promise<void> {
  const now = clock.now()
  if (!(await findSubscription(database.db, { deviceId, now }))) return
  await database.transaction(async (trx) => {
    await lockDevices(trx, [deviceId])
    const subscription = await findSubscription(trx, { deviceId, now })
    if (!subscription) return
    await openWeek(trx, { deviceId, week: weekAt(subscription.weeksFrom, now, settings), now })
  })
}

/** What a wish is called, as its kind tells it; colours and portraits are codes. */
export const nameInHistory = sql<string | null>`case creations.kind
  when 'style' then details ->> 'displayName'
  when 'dress' then details ->> 'dressName'
  when 'hair' then details ->> 'colour'
  else details ->> 'portraitType' || '-portraits' end`

interface EntryRow extends Pick<LedgerEntry, 'bucket' | 'kind' | 'amount' | 'reason'> {
  id: string
  created_at: Date
  creation_id: string | null
  creation_kind: NonNullable<LedgerEntry['creation']>['kind'] | null
  product_id: string | null
  name: string | null
}

function viewEntry({ bucket, kind, amount, reason, ...row }: EntryRow): LedgerEntry {
  return {
    id: String(row.id),
    at: row.created_at.toISOString(),
    bucket,
    kind,
    amount,
    reason,
    creation: viewCreation(row),
    productId: row.product_id,
  }
}

function viewCreation({ creation_id, creation_kind, name }: EntryRowCreation): LedgerEntry['creation'] {
  if (creation_id === null || creation_kind === null) return null
  return { id: creation_id, kind: creation_kind, name: name && nameOf(creation_kind, name) }
}

type EntryRowCreation = Pick<EntryRow, 'creation_id' | 'creation_kind' | 'name'>

/** A code such as `dark-brown` as words. */
export function nameOf(kind: EntryRow['creation_kind'], name: string): string {
  if (kind === 'style' || kind === 'dress') return name
  const words = name.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
