import { priceTest } from '@ever-after/contract'
import type { Reader } from './find-group.ts'

/** Whether the prices of the test were shown to a device, or to an earlier identity of its installation. */
export async function wasExposed(db: Reader, deviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('exposures')
    .innerJoin('devices as holder', 'holder.id', 'exposures.device_id')
    .innerJoin('devices as asked', 'asked.installation_id', 'holder.installation_id')
    .select('exposures.id')
    .where('asked.id', '=', deviceId)
    .where('test_name', '=', priceTest)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
