import type { Bucket } from '@ever-after/contract'
import type { Trx } from '../../infra/database/database.ts'

export interface Moves {
  fromDeviceId: string
  toDeviceId: string
  moves: readonly { bucket: Bucket; period?: string; amount: number; purchaseId?: string }[]
  reason: 'restored' | 'registered_again'
  now: Date
}

/** Writes both sides of each move, a move of nothing too: it says that nothing was left. */
export async function moveEntries(
  trx: Trx,
  { fromDeviceId, toDeviceId, moves, reason, now }: Moves,
): Promise<void> {
  const entries = moves.flatMap(({ bucket, period = '', amount, purchaseId }) => {
    const entry = {
      bucket,
      period,
      kind: 'move',
      reason,
      creation_id: null,
      purchase_id: purchaseId ?? null,
      created_at: now,
    } as const
    return [
      { ...entry, device_id: fromDeviceId, other_device_id: toDeviceId, amount: -amount },
      { ...entry, device_id: toDeviceId, other_device_id: fromDeviceId, amount },
    ]
  })
  if (entries.length) await trx.insertInto('ledger_entries').values(entries).execute()
}
