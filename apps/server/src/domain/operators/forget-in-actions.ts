import { sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'

/** What joins the parts of an action's target. */
export const targetSeparator = ' · '

/**
 * Leaves of what operators did for a device only its id: neither its reference nor words about its person. Why it was
 * deleted stays.
 */
export async function forgetInActions(
  trx: Trx,
  { deviceId, installationId }: { deviceId: string; installationId: string },
): Promise<void> {
  const names = [deviceId, installationId.slice(-8)].map((name) => name.replaceAll('-', '').toUpperCase())
  await trx
    .updateTable('operator_actions')
    .set({ target: deviceId })
    .where(sql<string>`upper(replace(split_part(target, ${targetSeparator}, 1), '-', ''))`, 'in', names)
    .where('endpoint', 'not like', '%/deletion')
    .execute()
}
