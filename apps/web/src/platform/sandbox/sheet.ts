import type { StorePackage } from '../purchases.ts'

/** What a person may answer; the last three are for trying what a real store does now and then. */
export type SheetAnswer = 'buy' | 'cancel' | 'ask_parent' | 'fail' | 'lose_connection'

interface Asked {
  pkg: StorePackage
  answer: (answer: SheetAnswer) => void
}

let open: Asked | undefined
const listeners = new Set<() => void>()

/** The sandbox's purchase sheet: the app shows it while something is asked. */
export const sandboxSheet = {
  current: (): Asked | undefined => open,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Asks the person; an older question counts as cancelled. */
  ask(pkg: StorePackage): Promise<SheetAnswer> {
    open?.answer('cancel')
    return new Promise((resolve) => {
      const answer = (given: SheetAnswer) => {
        set(undefined)
        resolve(given)
      }
      set({ pkg, answer })
    })
  },
}

function set(next: Asked | undefined): void {
  open = next
  for (const listener of listeners) listener()
}
