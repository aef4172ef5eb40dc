/** Requests that are open at once: a browser opens six to one server, and people wait for the others. */
const most = 2

/** Lets some of many run at a time, in their order; what is not wanted any more when its turn comes does not begin. */
export function createTurns() {
  const waiting: (() => void)[] = []
  let running = 0
  const next = () => {
    if (running >= most) return
    const start = waiting.shift()
    if (!start) return
    running++
    start()
  }
  return async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await new Promise<void>((start) => {
      waiting.push(start)
      next()
    })
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      running--
      next()
    }
  }
}
