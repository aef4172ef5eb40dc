import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, ownedBy, Refusal } from '../access/index.ts'
import { lockDevice } from '../devices/index.ts'

/** Stars one of the device's finished wedding pictures instead of any other of its change, or takes its star away. */
export async function starStyle(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  device: DeviceActor,
  { id, isStarred }: { id: string; isStarred: boolean },
): Promise<void> {
  await database.transaction(async (trx) => {
    await lockDevice(trx, device)
    const picture = await trx
      .selectFrom('creations')
      .select(['status', sql<string>`coalesce(first_id, id)`.as('change')])
      .where('id', '=', id)
      .where('kind', '=', 'style')
      .where(ownedBy(device))
      .executeTakeFirst()
    if (!picture) throw new Refusal('not_found')
    if (picture.status !== 'completed') throw new Refusal('not_finished')
    const star = (starredAt: Date | null) =>
      trx.updateTable('creations').set({ starred_at: starredAt }).where(ownedBy(device))
    if (isStarred) await star(null).where(sql<boolean>`coalesce(first_id, id) = ${picture.change}`).execute()
    await star(isStarred ? clock.now() : null)
      .where('id', '=', id)
      .execute()
  })
}
