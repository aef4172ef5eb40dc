/**
 * The workers of one queue in one process. For what may be there one of them is woken, and whoever finds something wakes the
 * next one: waking all of them for each job would cost a statement for every one.
 */
export class Team {
  readonly #idle = new Set<() => void>()

  /** Takes in a worker that has nothing to do yet. */
  add(wake: () => void): void {
    this.#idle.add(wake)
  }

  wakeOne(): void {
    const [wake] = this.#idle
    wake?.()
  }

  /** Runs a worker's job; it looks for another one itself when this one is over. */
  async busy<T>(wake: () => void, work: () => Promise<T>): Promise<T> {
    this.#idle.delete(wake)
    this.wakeOne()
    try {
      return await work()
    } finally {
      this.#idle.add(wake)
      wake()
    }
  }
}
