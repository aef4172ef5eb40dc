import { priceTest, type TestGroup } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { findGroup } from './find-group.ts'

/** Stores a group unless one is stored; answers the stored one. Without a device there is nobody to store it for. */
export async function keepGroup(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: Caller | undefined,
  group: TestGroup,
): Promise<TestGroup> {
  if (caller?.kind !== 'device') return group
  const { deviceId } = caller
  const stored = await findGroup(database.db, deviceId)
  if (stored) return stored.group
  await database.db
    .insertInto('experiment_groups')
    .values({ device_id: deviceId, test_name: priceTest, test_group: group, decided_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findGroup(database.db, deviceId))?.group ?? group
}
