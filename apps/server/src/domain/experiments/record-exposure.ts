import { type Exposure, priceTest } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { findGroup } from './find-group.ts'
import { wasExposed } from './was-exposed.ts'

/** Takes down that somebody of a group saw its prices; who has no group is in no test. */
export async function recordExposure(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  caller: Caller | undefined,
  { surface, trigger }: Exposure,
): Promise<void> {
  if (caller?.kind !== 'device') return
  const stored = await findGroup(database.db, caller.deviceId)
  if (!stored) return
  const isFirst = !(await wasExposed(database.db, caller.deviceId))
  await database.db
    .insertInto('exposures')
    .values({
      id: random.uuid(),
      device_id: caller.deviceId,
      test_name: priceTest,
      test_group: stored.group,
      surface,
      paywall_trigger: trigger ?? null,
      is_first: isFirst,
      shown_at: clock.now(),
    })
    .execute()
}
