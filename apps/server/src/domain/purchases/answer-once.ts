import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { findReply, type KeyedRequest, lockKey, storeReply } from '../idempotency/index.ts'

interface Question<T> {
  /** Undefined for a request without a key. */
  request: KeyedRequest | undefined
  /** May run twice for two equal requests at once. */
  answer: () => Promise<T>
}

/** Gives a repeated request the answer of the first one. */
export async function answerOnce<T extends object>(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: DeviceActor,
  { request, answer }: Question<T>,
): Promise<T> {
  if (!request) return answer()
  const earlier = await findReply(database.db, caller, request)
  if (earlier) return asAnswered(earlier)
  const reply = await answer()
  return database.transaction(async (trx) => {
    await lockKey(trx, caller, request)
    const first = await findReply(trx, caller, request)
    if (first) return asAnswered(first)
    await storeReply(trx, caller, { ...request, reply, now: clock.now() })
    return reply
  })
}

/** What is stored under an endpoint's key is what that endpoint answered. */
function asAnswered<T extends object>(reply: object): T {
  return reply as T
}
