import type { PushOutcome } from '../../infra/push/push.ts'
import type { Services } from '../../infra/services.ts'
import type { ClaimedMessage } from './claim-messages.ts'
import type { PushWords } from './push-words.ts'
import { messageLifetimeMs, type NextState, stateAfter } from './rules.ts'

type Sending = Pick<Services, 'database' | 'clock' | 'push' | 'log'>

/** Gives one claimed message away and takes down what became of it; an address that leads nowhere is removed. */
export async function sendMessage(
  services: Sending,
  { id, attempts, token }: ClaimedMessage,
  { kind, title, body, data }: PushWords,
): Promise<PushOutcome | undefined> {
  if (token === undefined) {
    await settle(services, id, { state: 'skipped', failure: 'no address' })
    return undefined
  }
  const expiresAt = new Date(services.clock.now().getTime() + messageLifetimeMs)
  const outcome = await services.push.send({ id, kind, token, title, body, data, expiresAt })
  if (outcome.kind === 'dead')
    await services.database.db.deleteFrom('push_tokens').where('token', '=', token).execute()
  if (outcome.kind === 'account')
    services.log.error(
      { notificationId: id, reason: outcome.reason },
      'the account for messages is not accepted',
    )
  await settle(services, id, stateAfter(outcome, attempts))
  return outcome
}

/** What another one ended meanwhile stays as it is. */
export async function settle(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  id: string,
  { state, failure }: NextState,
): Promise<void> {
  await database.db
    .updateTable('push_messages')
    .set({ state, failure, ended_at: state === 'waiting' ? null : clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}
