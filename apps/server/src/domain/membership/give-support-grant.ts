import { limits, type SupportGrant, type supportGrantReply } from '@ever-after/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { lockDevices } from './lock-holders.ts'
import { readBalances } from './read-balances.ts'
import { forgotten } from './rules.ts'

/** Gives the device of a letter three changes for a failed one, once for each failure, and takes down why (A57). */
export function giveSupportGrant(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { deviceReference, failure, note }: SupportGrant,
): Promise<z.infer<typeof supportGrantReply>> {
  const amount = limits.supportGrantChanges
  return database.transaction(async (trx) => {
    const deviceId = await findByReference(trx, deviceReference)
    await lockDevices(trx, [deviceId])
    await takeDown(trx, { failure, device_id: deviceId, amount, note, granted_at: clock.now() })
    await trx
      .insertInto('ledger_entries')
      .values({
        device_id: deviceId,
        bucket: 'bonus',
        kind: 'grant',
        amount,
        reason: 'support',
        creation_id: null,
        created_at: clock.now(),
      })
      .execute()
    const { welcome, bonus } = await readBalances(trx, { deviceId })
    return { granted: amount, bonusChangesRemaining: welcome + bonus }
  })
}

/** The newest identity of the one installation whose id ends so; of two that do, neither is guessed. */
async function findByReference(trx: Trx, deviceReference: string): Promise<string> {
  const end = deviceReference.replace('-', '').toUpperCase()
  const rows = await trx
    .selectFrom('devices')
    .distinctOn('installation_id')
    .select('id')
    .where(sql<boolean>`upper(right(installation_id, 8)) = ${end}`)
    .where('deleted_at', 'is', null)
    .orderBy('installation_id')
    .orderBy('registered_at', 'desc')
    .limit(2)
    .execute()
  if (rows.length !== 1) throw new Refusal('not_found')
  return rows[0].id
}

async function takeDown(
  trx: Trx,
  row: { failure: string; device_id: string; amount: number; note: string; granted_at: Date },
): Promise<void> {
  const earlier = await trx
    .selectFrom('support_grants')
    .select('failure')
    .where('failure', '=', forgotten(row.failure))
    .executeTakeFirst()
  const stored = await trx
    .insertInto('support_grants')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('failure')
    .executeTakeFirst()
  if (earlier || !stored) throw new Refusal('already_granted')
}
