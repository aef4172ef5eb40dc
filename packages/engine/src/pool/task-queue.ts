/** Lower goes first: a person waits for an upload's answer, then for a picture; understanding ahead is a favour. */
export type Priority = 0 | 1 | 2

interface Waiting<W> {
  priority: Priority
  start: (worker: W) => void
}

/** Hands free workers to waiting work, by priority and then in order of arrival. */
export class TaskQueue<W> {
  readonly #free: W[]
  readonly #waiting: Waiting<W>[] = []

  constructor(workers: readonly W[]) {
    this.#free = [...workers]
  }

  async run<T>(priority: Priority, work: (worker: W) => Promise<T>): Promise<T> {
    const worker = await this.#take(priority)
    try {
      return await work(worker)
    } finally {
      this.#give(worker)
    }
  }

  #take(priority: Priority): Promise<W> {
    const worker = this.#free.shift()
    if (worker !== undefined) return Promise.resolve(worker)
    return new Promise((start) => {
      const at = this.#waiting.findIndex((other) => other.priority > priority)
      this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, { priority, start })
    })
  }

  #give(worker: W): void {
    const next = this.#waiting.shift()
    if (next) next.start(worker)
    else this.#free.push(worker)
  }
}
