/** Lower goes first: a person waits for an upload's answer, then for a picture; further pictures, understanding ahead and thumbnails are favours. */
export type Priority = 0 | 1 | 2 | 3

/** Work that takes one worker at most, so that another one is free for whoever waits. */
const sparing = 3

interface Waiting<W> {
  priority: Priority
  start: (worker: W) => void
}

/**
 * Hands free workers to waiting work, by priority and then in order of arrival. Sparing work gets the last worker that is free,
 * everything else the first: each finds in its process what it decoded before.
 */
export class TaskQueue<W> {
  readonly #workers: readonly W[]
  readonly #free: Set<W>
  readonly #waiting: Waiting<W>[] = []
  #isSparing = false

  constructor(workers: readonly W[]) {
    this.#workers = workers
    this.#free = new Set(workers)
  }

  /** Rejects with the signal's reason when it aborts while the work waits. */
  async run<T>(priority: Priority, work: (worker: W) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const worker = await this.#take(priority, signal)
    try {
      return await work(worker)
    } finally {
      if (priority === sparing) this.#isSparing = false
      this.#free.add(worker)
      this.#startNext()
    }
  }

  #take(priority: Priority, signal?: AbortSignal): Promise<W> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(signal?.reason)
      }
      const start = (worker: W) => {
        signal?.removeEventListener('abort', leave)
        resolve(worker)
      }
      const waiting = { priority, start }
      const at = this.#waiting.findIndex((other) => other.priority > priority)
      this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, waiting)
      signal?.addEventListener('abort', leave, { once: true })
      this.#startNext()
    })
  }

  #startNext(): void {
    const at = this.#waiting.findIndex(({ priority }) => priority !== sparing || !this.#isSparing)
    const free = this.#workers.filter((worker) => this.#free.has(worker))
    if (at < 0 || free.length === 0) return
    const [{ priority, start }] = this.#waiting.splice(at, 1)
    const worker = free[priority === sparing ? free.length - 1 : 0]
    this.#free.delete(worker)
    if (priority === sparing) this.#isSparing = true
    start(worker)
  }
}
