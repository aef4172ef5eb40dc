import type { StorePackage } from '../purchases.ts'

/** What a person may answer; the last three are for trying what a real store does now and then. */
export type SheetAnswer = 'buy' | 'cancel' | 'ask_parent' | 'fail' | 'lose_connection'

/** The sandbox's purchase sheet: the app shows it while something is asked. */
export const sandboxSheet = createSheet<{ pkg: StorePackage }, SheetAnswer>('cancel')

/** The sandbox's page of subscriptions, where a person ends one. */
export const sandboxSubscription = createSheet<object, 'end' | 'keep'>('keep')

/** A question that the app shows while it is open; an older one counts as answered with `instead`. */
function createSheet<Asked extends object, Answer>(instead: Answer) {
  let open: (Asked & { answer: (answer: Answer) => void }) | undefined
  const listeners = new Set<() => void>()
  const set = (next: typeof open) => {
    open = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => open,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask(asked: Asked): Promise<Answer> {
      open?.answer(instead)
      return new Promise((resolve) => {
        const answer = (given: Answer) => {
          set(undefined)
          resolve(given)
        }
        set({ ...asked, answer })
      })
    },
  }
}
