import {
  type CampaignAudience,
  type CampaignSegment,
  type campaignAudienceQuery,
  campaignSegment,
} from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { isResting } from './is-resting.ts'
import { segmentDevices } from './segment-devices.ts'

/** How many devices would get a message now, and how many of the segment had one within the last day. */
export async function countAudience(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  segment: CampaignSegment,
): Promise<CampaignAudience> {
  const now = clock.now()
  return segmentDevices(database.db, { segment, now })
    .select((eb) => {
      const count = eb.fn.countAll()
      return [
        eb.cast<number>(count.filterWhere(eb.not(isResting({ now }))), 'integer').as('devices'),
        eb.cast<number>(count.filterWhere(isResting({ now })), 'integer').as('resting'),
      ]
    })
    .executeTakeFirstOrThrow()
}

/** The segment that a query means; one for whoever was away must say for how many days. */
export function segmentOf({
  group,
  days,
  platform,
}: z.output<typeof campaignAudienceQuery>): CampaignSegment {
  const parsed = campaignSegment.safeParse({ group, platform, ...(days && { days: Number(days) }) })
  if (!parsed.success) throw new Refusal('bad_request')
  return parsed.data
}
