import type { Services } from '../../infra/services.ts'
import { findInstallation } from '../devices/index.ts'
import { noteReversal } from '../membership/index.ts'
import { peopleOf, type StoreEvent } from './store-message.ts'
import { type SyncServices, syncInstallation } from './sync-installation.ts'

/**
 * A message of the store makes us ask it again, whatever the message says. It counts as taken once that has worked;
 * before, the store sends it again.
 */
export async function takeStoreEvent(services: SyncServices, event: StoreEvent): Promise<void> {
  if (await isTaken(services, event.id)) return
  if (event.type === 'REFUND_REVERSED' && event.transaction_id)
    await noteReversal(services, event.transaction_id)
  for (const names of peopleOf(event)) await syncFirstKnown(services, names)
  await services.database.db
    .insertInto('store_events')
    .values({
      id: event.id,
      type: event.type,
      app_user_id: await knownName(services, event.app_user_id),
      received_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

async function isTaken({ database }: Pick<Services, 'database'>, id: string): Promise<boolean> {
  const row = await database.db
    .selectFrom('store_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

async function syncFirstKnown(services: SyncServices, names: readonly string[]): Promise<void> {
  for (const name of names) if (await syncInstallation(services, name)) return
}

/** Nothing is kept of people who are not known here. */
async function knownName(
  services: Pick<Services, 'database'>,
  name: string | null | undefined,
): Promise<string | null> {
  return name && (await findInstallation(services, name)) ? name : null
}
