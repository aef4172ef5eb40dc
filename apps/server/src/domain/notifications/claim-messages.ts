import type { Services } from '../../infra/services.ts'

export interface ClaimedMessage {
  id: string
  attempts: number
  /** Where it goes; undefined for a device that is blocked, deleted or without an address. */
  token: string | undefined
}

export type MessageChoice = { campaignId: string; limit: number } | { messageId: string }

/**
 * Takes waiting messages in hand, each by one sender only. From here on they count as given away: a sender that dies leaves
 * them for good.
 */
export function claimMessages(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  choice: MessageChoice,
): Promise<ClaimedMessage[]> {
  const now = clock.now()
  return database.transaction(async (trx) => {
    const waiting = trx.selectFrom('push_messages').select('push_messages.id').where('state', '=', 'waiting')
    const chosen =
      'messageId' in choice
        ? waiting.where('id', '=', choice.messageId)
        : waiting.where('campaign_id', '=', choice.campaignId).orderBy('id').limit(choice.limit)
    const claimed = await trx
      .updateTable('push_messages')
      .set((eb) => ({ state: 'sending', attempts: eb('attempts', '+', 1), claimed_at: now }))
      .where('id', 'in', chosen.forUpdate().skipLocked())
      .returning(['id', 'device_id', 'attempts'])
      .execute()
    if (claimed.length === 0) return []
    const addresses = await trx
      .selectFrom('push_tokens')
      .innerJoin('devices', 'devices.id', 'push_tokens.device_id')
      .select(['push_tokens.device_id', 'push_tokens.token'])
      .where(
        'push_tokens.device_id',
        'in',
        claimed.flatMap(({ device_id }) => device_id ?? []),
      )
      .where('devices.blocked_at', 'is', null)
      .where('devices.deleted_at', 'is', null)
      .execute()
    const tokens = new Map(addresses.map(({ device_id, token }) => [device_id, token]))
    return claimed.map(({ id, device_id, attempts }) => ({
      id,
      attempts,
      token: device_id === null ? undefined : tokens.get(device_id),
    }))
  })
}
