import type { Jobs } from '../../infra/queue/queue.ts'
import type { Services } from '../../infra/services.ts'
import { isAnnounced } from './announce-ready.ts'
import { claimMessages } from './claim-messages.ts'
import { readyWords } from './push-words.ts'
import { readyStaleMs } from './rules.ts'
import { sendMessage, settle } from './send-message.ts'

type Needed = Pick<Services, 'database' | 'queue' | 'clock' | 'push' | 'log'>

/** Tells a device that its picture is ready, when nobody has looked at it yet. */
export async function handleReady(services: Needed, { messageId }: Jobs['ready']): Promise<void> {
  const [claimed] = await claimMessages(services, { messageId })
  if (!claimed) return
  const kind = await findNews(services, messageId)
  if (!kind) return settle(services, messageId, { state: 'skipped', failure: 'no news' })
  const outcome = await sendMessage(services, claimed, readyWords(kind))
  if (outcome?.kind === 'busy') await sendLater(services, { messageId, afterMs: outcome.retryAfterMs })
  if (outcome?.kind === 'account') await settleWaiting(services, messageId)
}

/** The kind of a picture that nobody has seen and that has not been ready for long. */
async function findNews({ database, clock }: Pick<Needed, 'database' | 'clock'>, messageId: string) {
  const row = await database.db
    .selectFrom('push_messages')
    .innerJoin('creations', 'creations.id', 'push_messages.creation_id')
    .select(['creations.kind', 'creations.seen_at', 'push_messages.created_at'])
    .where('push_messages.id', '=', messageId)
    .executeTakeFirst()
  if (!row || row.seen_at || !isAnnounced(row.kind)) return undefined
  return clock.now().getTime() - row.created_at.getTime() < readyStaleMs ? row.kind : undefined
}

async function sendLater(
  { database, queue }: Pick<Needed, 'database' | 'queue'>,
  { messageId, afterMs }: { messageId: string; afterMs: number },
): Promise<void> {
  await database.transaction((trx) => queue.send(trx, 'ready', { messageId }, { afterMs }))
}

/** Until an account is accepted the news is old. */
async function settleWaiting({ database, clock }: Pick<Needed, 'database' | 'clock'>, id: string) {
  await database.db
    .updateTable('push_messages')
    .set({ state: 'failed', ended_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}
