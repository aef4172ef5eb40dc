import type { Outcome } from '../spec/job.ts'

/** Of some 15 kB each. */
const most = 2000

/** The latest thumbnails, in memory only; the one that was asked for longest ago goes first. */
export class KeptThumbnails {
  readonly #outcomes = new Map<string, Outcome>()

  get(key: string): Outcome | undefined {
    const outcome = this.#outcomes.get(key)
    if (outcome) this.keep(key, outcome)
    return outcome
  }

  keep(key: string, outcome: Outcome): void {
    this.#outcomes.delete(key)
    this.#outcomes.set(key, outcome)
    const [oldest] = this.#outcomes.keys()
    if (this.#outcomes.size > most) this.#outcomes.delete(oldest)
  }

  /** Forgets every thumbnail that a photo is part of. */
  forget(photoKey: string): void {
    for (const key of this.#outcomes.keys()) if (key.includes(`"${photoKey}#`)) this.#outcomes.delete(key)
  }
}
