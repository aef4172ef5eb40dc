import type { MessageState } from '../../infra/database/tables/messages.ts'
import type { PushOutcome } from '../../infra/push/push.ts'

/** How often a message that is not taken is offered again. */
export const messageAttempts = 5
/** A sender that has said nothing for so long is gone, and with it whether its message arrived. */
export const senderGoneMs = 5 * 60_000
/** Later than that, news of a picture is none. */
export const readyStaleMs = 60 * 60_000
/** How long a phone that is switched off may take to get a message. */
export const messageLifetimeMs = 24 * 60 * 60_000

export interface NextState {
  state: MessageState
  failure: string | null
}

/** Where a message stands after it was offered; `attempts` counts this time. */
export function stateAfter(outcome: PushOutcome, attempts: number): NextState {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', failure: null }
    case 'dead':
      return { state: 'dead', failure: outcome.reason }
    case 'refused':
    case 'unknown':
      return { state: 'failed', failure: outcome.reason }
    case 'busy':
      return { state: attempts < messageAttempts ? 'waiting' : 'failed', failure: outcome.reason }
    case 'account':
      return { state: 'waiting', failure: outcome.reason }
  }
}
