import type { requestStyleBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownerOf } from '../access/index.ts'

/** Takes down a style that somebody wishes for. */
export async function requestStyle(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  caller: Caller | undefined,
  { styleName, description }: z.output<typeof requestStyleBody>,
): Promise<void> {
  await database.db
    .insertInto('style_requests')
    .values({
      id: random.uuid(),
      device_id: caller ? ownerOf(caller) : null,
      style_name: styleName,
      description,
      requested_at: clock.now(),
    })
    .execute()
}
