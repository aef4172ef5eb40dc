interface Estimate {
  usd: number
  label: string | undefined
}

/**
 * Days on which this process set its open estimates aside. Those of one amount and one label are alike, so that which of them
 * is settled first makes no difference to any sum.
 */
export class OpenEstimates {
  #days = new Map<string, string[]>()

  add(estimate: Estimate, day: string): void {
    const key = keyOf(estimate)
    this.#days.set(key, [...(this.#days.get(key) ?? []), day])
  }

  /** The day of the oldest such estimate; undefined where nothing was set aside. */
  take(estimate: Estimate): string | undefined {
    const key = keyOf(estimate)
    const [oldest, ...others] = this.#days.get(key) ?? []
    if (others.length) this.#days.set(key, others)
    else this.#days.delete(key)
    return oldest
  }
}

function keyOf({ usd, label = '' }: Estimate): string {
  return `${usd} ${label}`
}
