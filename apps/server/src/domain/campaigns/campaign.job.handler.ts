import type { PushOutcome } from '../../infra/push/push.ts'
import type { JobContext, Jobs } from '../../infra/queue/queue.ts'
import type { Services } from '../../infra/services.ts'
import { claimMessages, type PushWords, sendMessage } from '../notifications/index.ts'
import { endWhenSent } from './pace-campaign.ts'
import { dataOf } from './rules.ts'

type Needed = Pick<Services, 'database' | 'clock' | 'push' | 'log' | 'settings'>

/** Sends what was chosen of a campaign, a few at a time, as long as it runs and its messages are taken. */
export async function handleCampaign(
  services: Needed,
  { campaignId }: Jobs['campaign'],
  { handOn }: JobContext,
): Promise<void> {
  while (!handOn.aborted) {
    const words = await findWords(services, campaignId)
    if (!words) break
    const claimed = await claimMessages(services, { campaignId, limit: services.settings.pushesAtOnce })
    if (claimed.length === 0) break
    const outcomes = await Promise.all(claimed.map((message) => sendMessage(services, message, words)))
    await holdAfter(services, { campaignId, outcomes })
  }
  await tidy(services, campaignId)
}

/** What a campaign that runs now says. */
async function findWords(
  { database, clock }: Pick<Needed, 'database' | 'clock'>,
  campaignId: string,
): Promise<PushWords | undefined> {
  const row = await database.db
    .selectFrom('campaigns')
    .select(['title', 'body', 'action'])
    .where('id', '=', campaignId)
    .where('state', '=', 'sending')
    .where((eb) => eb.or([eb('hold_until', 'is', null), eb('hold_until', '<=', clock.now())]))
    .executeTakeFirst()
  return row && { kind: 'campaign', title: row.title, body: row.body, data: dataOf(row.action) }
}

interface Sent {
  campaignId: string
  outcomes: readonly (PushOutcome | undefined)[]
}

/** Waits as long as it was asked to, and pauses where only an operator can help. */
async function holdAfter({ database, clock }: Needed, { campaignId, outcomes }: Sent): Promise<void> {
  const isRefused = outcomes.some((outcome) => outcome?.kind === 'account')
  const waitMs = Math.max(
    0,
    ...outcomes.map((outcome) => (outcome?.kind === 'busy' ? outcome.retryAfterMs : 0)),
  )
  if (!isRefused && waitMs === 0) return
  await database.db
    .updateTable('campaigns')
    .set({
      ...(isRefused && { state: 'paused', paused_by: 'account' }),
      ...(waitMs > 0 && { hold_until: new Date(clock.now().getTime() + waitMs) }),
    })
    .where('id', '=', campaignId)
    .where('state', '=', 'sending')
    .execute()
}

async function tidy({ database, clock }: Needed, campaignId: string): Promise<void> {
  await database.transaction(async (trx) => {
    await trx
      .deleteFrom('push_messages')
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'waiting')
      .where('campaign_id', 'in', (eb) =>
        eb.selectFrom('campaigns').select('id').where('state', '=', 'cancelled'),
      )
      .execute()
    await endWhenSent(trx, { campaignId, now: clock.now() })
  })
}
