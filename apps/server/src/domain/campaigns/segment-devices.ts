import type { CampaignSegment } from '@ever-after/contract'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Trx } from '../../infra/database/database.ts'
import type { Tables } from '../../infra/database/tables.ts'

type Eb = ExpressionBuilder<Tables, 'devices' | 'push_tokens'>

const dayMs = 24 * 60 * 60_000

/** The devices of a segment that take messages: with an address, not blocked and not deleted. */
export function segmentDevices(db: Db | Trx, { segment, now }: { segment: CampaignSegment; now: Date }) {
  const devices = db
    .selectFrom('push_tokens')
    .innerJoin('devices', 'devices.id', 'push_tokens.device_id')
    .where('devices.blocked_at', 'is', null)
    .where('devices.deleted_at', 'is', null)
    .where((eb) => groupOf(eb, { segment, now }))
  return segment.platform === 'any' ? devices : devices.where('push_tokens.platform', '=', segment.platform)
}

function groupOf(eb: Eb, { segment, now }: { segment: CampaignSegment; now: Date }): Expression<SqlBool> {
  switch (segment.group) {
    case 'all':
      return sql<boolean>`true`
    case 'premium':
      return subscribes(eb, now)
    case 'free':
      return eb.not(subscribes(eb, now))
    case 'unused':
      return hasChanges(eb)
    case 'inactive':
      return eb('push_tokens.seen_at', '<', new Date(now.getTime() - segment.days * dayMs))
  }
}

function subscribes(eb: Eb, now: Date) {
  return eb.exists(
    eb
      .selectFrom('subscriptions')
      .select('subscriptions.device_id')
      .whereRef('subscriptions.device_id', '=', 'devices.id')
      .where('subscriptions.expires_at', '>', now),
  )
}

/** Units without an end; those of a week come back anyway. */
function hasChanges(eb: Eb) {
  return eb.exists(
    eb
      .selectFrom('balances')
      .select('balances.device_id')
      .whereRef('balances.device_id', '=', 'devices.id')
      .where('balances.bucket', 'in', ['free', 'welcome', 'bonus'])
      .where('balances.balance', '>', 0),
  )
}
