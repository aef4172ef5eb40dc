import { priceTest, type TestGroup } from '@ever-after/contract'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'

export type Reader = Trx | Services['database']['db']

export interface StoredGroup {
  group: TestGroup
  decidedAt: Date
}

/** The group of a device, or of an earlier identity of its installation; undefined while none was decided. */
export async function findGroup(db: Reader, deviceId: string): Promise<StoredGroup | undefined> {
  const row = await db
    .selectFrom('experiment_groups')
    .innerJoin('devices as holder', 'holder.id', 'experiment_groups.device_id')
    .innerJoin('devices as asked', 'asked.installation_id', 'holder.installation_id')
    .select(['test_group', 'decided_at'])
    .where('asked.id', '=', deviceId)
    .where('test_name', '=', priceTest)
    .orderBy('decided_at')
    .executeTakeFirst()
  return row && { group: row.test_group, decidedAt: row.decided_at }
}
