import type { Random } from '../../random.ts'
import type { SandboxState } from './state.ts'

/** What a verb of the store works on; it changes the state and notes the events of it. */
export interface Books {
  state: SandboxState
  /** In whole seconds, as the store tells its times. */
  nowMs: number
  random: Random
}

/** A number such as Apple's, used once. */
export function newTransactionId({ state, random }: Books): string {
  const taken = new Set([
    ...state.purchases.map(({ transactionId }) => transactionId),
    ...state.subscriptions.flatMap(({ periods }) => periods.map(({ transactionId }) => transactionId)),
  ])
  for (;;) {
    const id = `20000${String(random.seed()).padStart(10, '0')}`
    if (!taken.has(id)) return id
  }
}

/** Notes when the store first heard of somebody; answers whether that is now. */
export function meet({ state, nowMs }: Pick<Books, 'state' | 'nowMs'>, appUserId: string): boolean {
  if (Object.hasOwn(state.firstSeenMs, appUserId)) return false
  state.firstSeenMs[appUserId] = nowMs
  return true
}
