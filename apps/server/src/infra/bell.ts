export interface Watch {
  /** Resolves when it has rung since the last time, when `withinMs` are over, or when the signal aborts. */
  next(until: { withinMs: number; signal: AbortSignal }): Promise<void>
  close(): void
}

/** Tells the rest of this process that something about an id is new. It wakes early and promises nothing. */
export interface Bell {
  ring(id: string): void
  watch(id: string): Watch
  /** How many watch. */
  countWatches(): number
}

export function createBell(): Bell {
  const watches = new Map<string, Set<() => void>>()
  return {
    ring: (id) => {
      for (const wake of watches.get(id) ?? []) wake()
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
    countWatches: () => [...watches.values()].reduce((count, ofId) => count + ofId.size, 0),
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
