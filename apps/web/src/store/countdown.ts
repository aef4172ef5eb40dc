export interface Countdown {
  /** Resolves when the time is up. */
  over: Promise<void>
  /** Starts, or goes on after a pause. */
  run: () => void
  pause: () => void
}

/** Time that can be stopped: while the store's own sheet stands, nobody keeps anybody waiting (decision A44). */
export function createCountdown(limitMs: number): Countdown {
  let leftMs = limitMs
  let startedAtMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let end: () => void
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    over,
    run() {
      if (timer !== undefined) return
      startedAtMs = Date.now()
      timer = setTimeout(() => end(), leftMs)
    },
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      leftMs -= Date.now() - startedAtMs
    },
  }
}
