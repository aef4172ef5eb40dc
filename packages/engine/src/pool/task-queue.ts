/** Lower goes first: a person waits for an upload's answer, then for a picture; understanding ahead and thumbnails are favours. */
export type Priority = 0 | 1 | 2 | 3

/** Work that takes one worker at most, so that another one is free for whoever waits. */
const sparing = 3

interface Waiting<W> {
  priority: Priority
  start: (worker: W) => void
}

/** Hands free workers to waiting work, by priority and then in order of arrival. */
export class TaskQueue<W> {
  readonly #free: W[]
  readonly #waiting: Waiting<W>[] = []
  #isSparing = false

  constructor(workers: readonly W[]) {
    this.#free = [...workers]
  }

  async run<T>(priority: Priority, work: (worker: W) => Promise<T>): Promise<T> {
    const worker = await this.#take(priority)
    try {
      return await work(worker)
    } finally {
      if (priority === sparing) this.#isSparing = false
      this.#free.push(worker)
      this.#startNext()
    }
  }

  #take(priority: Priority): Promise<W> {
    return new Promise((start) => {
      const at = this.#waiting.findIndex((other) => other.priority > priority)
      this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, { priority, start })
      this.#startNext()
    })
  }

  #startNext(): void {
    const at = this.#waiting.findIndex(({ priority }) => priority !== sparing || !this.#isSparing)
    const [worker] = this.#free
    if (at < 0 || worker === undefined) return
    this.#free.shift()
    const [{ priority, start }] = this.#waiting.splice(at, 1)
    if (priority === sparing) this.#isSparing = true
    start(worker)
  }
}
