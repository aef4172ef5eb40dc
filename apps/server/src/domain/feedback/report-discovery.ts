import type { discoverySourceBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownerOf } from '../access/index.ts'

/** Takes down how somebody found the product; a device that answers again has changed its mind. */
export async function reportDiscovery(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  caller: Caller | undefined,
  { source, timestamp }: z.output<typeof discoverySourceBody>,
): Promise<void> {
  const answer = { source, answered_at: new Date(timestamp), received_at: clock.now() }
  await database.db
    .insertInto('discovery_sources')
    .values({ ...answer, id: random.uuid(), device_id: caller ? ownerOf(caller) : null })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(answer))
    .execute()
}
