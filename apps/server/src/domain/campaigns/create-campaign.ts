import type { Campaign, createCampaignBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type OperatorActor, Refusal } from '../access/index.ts'
import { countAudience } from './count-audience.ts'
import { paceCampaign } from './pace-campaign.ts'
import { noResults } from './read-results.ts'
import { viewCampaign } from './view-campaign.ts'

type Needed = Pick<Services, 'database' | 'queue' | 'clock' | 'random' | 'settings'>

/** Keeps a campaign, which begins at once or at its time. */
export async function createCampaign(
  services: Needed,
  { by }: OperatorActor,
  { title, body, action, segment, ratePerMinute, startAt }: z.output<typeof createCampaignBody>,
): Promise<Campaign> {
  const { database, clock, random } = services
  const now = clock.now()
  const time = startAt === undefined ? now : new Date(startAt)
  if (time < now) throw new Refusal('time_passed')
  const { devices } = await countAudience(services, segment)
  const row = await database.db
    .insertInto('campaigns')
    .values({
      id: random.uuid(),
      title,
      body,
      action: JSON.stringify(action),
      segment: JSON.stringify(segment),
      rate_per_minute: ratePerMinute,
      state: 'scheduled',
      start_at: time,
      created_at: now,
      created_by: by,
      devices,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (startAt === undefined) await paceCampaign(services, row.id)
  return viewCampaign(row, noResults)
}
