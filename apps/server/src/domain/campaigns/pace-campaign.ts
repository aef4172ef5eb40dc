import { sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { isResting } from './is-resting.ts'
import { paceOf } from './rules.ts'
import { segmentDevices } from './segment-devices.ts'
import type { CampaignRow } from './view-campaign.ts'

type Needed = Pick<Services, 'database' | 'queue' | 'clock' | 'random' | 'settings'>

/** Begins a campaign whose time has come, chooses the next devices as its rate allows, and ends it after the last one. */
export async function paceCampaign(services: Needed, campaignId: string): Promise<void> {
  const { database, queue, clock } = services
  const now = clock.now()
  await database.transaction(async (trx) => {
    await lockChoice(trx)
    const row = await findDue(trx, { campaignId, now })
    if (!row) return
    const waiting = await countOpen(trx, campaignId)
    const chosen = row.has_chosen_all || waiting >= row.rate_per_minute ? 0 : await choose(services, trx, row)
    if (waiting + chosen > 0) return queue.send(trx, 'campaign', { campaignId })
    await endWhenSent(trx, { campaignId, now })
  })
}

/** Of two campaigns that choose at the same time, both would take a device that may get only one. */
async function lockChoice(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('campaigns', 0))`.execute(trx)
}

function findDue(
  trx: Trx,
  { campaignId, now }: { campaignId: string; now: Date },
): Promise<CampaignRow | undefined> {
  return trx
    .updateTable('campaigns')
    .set({ state: 'sending' })
    .where('id', '=', campaignId)
    .where('state', 'in', ['scheduled', 'sending'])
    .where('start_at', '<=', now)
    .where((eb) => eb.or([eb('hold_until', 'is', null), eb('hold_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

async function countOpen(trx: Trx, campaignId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('push_messages')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

async function choose({ clock, random, settings }: Needed, trx: Trx, row: CampaignRow): Promise<number> {
  const now = clock.now()
  const { id: campaignId, segment, last_device_id, paced_to, rate_per_minute: ratePerMinute } = row
  const pace = paceOf({ ratePerMinute, pacedTo: paced_to, now, everyMs: settings.sweepEveryMs })
  if (pace.count === 0) return 0
  let next = segmentDevices(trx, { segment, now })
    .select('devices.id')
    .where((eb) => eb.not(isResting({ now, campaignId })))
    .orderBy('devices.id')
    .limit(pace.count)
  if (last_device_id !== null) next = next.where('devices.id', '>', last_device_id)
  const devices = await next.execute()
  if (devices.length > 0)
    await trx
      .insertInto('push_messages')
      .values(
        devices.map(({ id: device_id }) => ({
          id: random.uuid(),
          device_id,
          campaign_id: campaignId,
          state: 'waiting' as const,
          created_at: now,
        })),
      )
      .execute()
  await trx
    .updateTable('campaigns')
    .set({
      paced_to: pace.pacedTo,
      last_device_id: devices.at(-1)?.id ?? last_device_id,
      has_chosen_all: devices.length < pace.count,
    })
    .where('id', '=', campaignId)
    .execute()
  return devices.length
}

/** Completes a campaign whose devices are all chosen and of whose messages none is open any more. */
export async function endWhenSent(
  trx: Trx,
  { campaignId, now }: { campaignId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('campaigns')
    .set({ state: 'completed', ended_at: now })
    .where('id', '=', campaignId)
    .where('state', '=', 'sending')
    .where('has_chosen_all', '=', true)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('push_messages')
            .select('push_messages.id')
            .where('push_messages.campaign_id', '=', campaignId)
            .where('push_messages.state', 'in', ['waiting', 'sending']),
        ),
      ),
    )
    .execute()
}
