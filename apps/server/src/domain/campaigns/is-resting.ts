import { type Expression, type SqlBool, sql } from 'kysely'
import { restMs } from './rules.ts'

interface Question {
  now: Date
  /** Had a message of this campaign at any time. */
  campaignId?: string
}

/** Whether a device's installation had a campaign's message within the last day, under whichever of its identities. */
export function isResting({ now, campaignId = noCampaign }: Question): Expression<SqlBool> {
  return sql<boolean>`exists (
    select from devices as same
    join push_messages on push_messages.device_id = same.id
    where same.installation_id = devices.installation_id
      and push_messages.campaign_id is not null
      and push_messages.state <> 'skipped'
      and (push_messages.created_at > ${new Date(now.getTime() - restMs)} or push_messages.campaign_id = ${campaignId})
  )`
}

const noCampaign = '00000000-0000-0000-0000-000000000000'
