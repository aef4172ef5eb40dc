export interface GateLimits {
  atOnce: number
  waiting: number
}

export class GateFullError extends Error {
  override readonly name = 'GateFullError'
}

/** Lets a few callers work at once and a few more wait; the rest are turned away with a GateFullError. */
export class Gate {
  readonly #limits: GateLimits
  readonly #queue: (() => void)[] = []
  #working = 0

  constructor(limits: GateLimits) {
    this.#limits = limits
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working < this.#limits.atOnce) this.#working++
    else if (this.#queue.length < this.#limits.waiting) await new Promise<void>((go) => this.#queue.push(go))
    else throw new GateFullError('Too much work is waiting.')
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#working--
    }
  }
}
