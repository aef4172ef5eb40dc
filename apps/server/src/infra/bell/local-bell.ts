import type { Bell, Watch } from './bell.ts'

export interface LocalBell extends Bell {
  /** Wakes everybody who watches anything. */
  ringAll(): void
}

/** The bell of one process. */
export function createBell(): LocalBell {
  const watches = new Map<string, Set<() => void>>()
  return {
    ring: (id) => {
      for (const wake of watches.get(id) ?? []) wake()
    },
    ringAll: () => {
      for (const ofId of watches.values()) for (const wake of ofId) wake()
    },
    watch(id) {
      const { wake, next } = createWatch()
      const ofId = watches.get(id) ?? new Set()
      watches.set(id, ofId.add(wake))
      return {
        next,
        close() {
          ofId.delete(wake)
          if (ofId.size === 0) watches.delete(id)
        },
      }
    },
    countWatches: (id) => watches.get(id)?.size ?? 0,
    close: async () => {},
  }
}

/** What rings while nobody waits is kept, so that a state read a moment before is read again. */
function createWatch() {
  let hasRung = false
  let resolve: (() => void) | undefined
  const next: Watch['next'] = async ({ withinMs, signal }) => {
    if (!hasRung && !signal.aborted)
      await new Promise<void>((go) => {
        const timer = setTimeout(go, withinMs)
        resolve = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', wakeUp)
          go()
        }
        const wakeUp = () => resolve?.()
        signal.addEventListener('abort', wakeUp, { once: true })
      })
    resolve?.()
    resolve = undefined
    hasRung = false
  }
  const wake = () => {
    hasRung = true
    resolve?.()
  }
  return { wake, next }
}
