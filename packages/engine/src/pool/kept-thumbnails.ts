import type { Outcome } from '../spec/job.ts'

/** Of some 15 kB each. */
const most = 2000
/** Where several processes answer, not every one hears that a photo was deleted. */
const longestMs = 3_600_000

/** The latest thumbnails, for an hour and in memory only; the one that was asked for longest ago goes first. */
export class KeptThumbnails {
  readonly #kept = new Map<string, { outcome: Outcome; sinceMs: number }>()

  get(key: string): Outcome | undefined {
    this.#dropOld()
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.outcome
  }

  keep(key: string, outcome: Outcome): void {
    this.#dropOld()
    this.#kept.set(key, { outcome, sinceMs: Date.now() })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > most) this.#kept.delete(oldest)
  }

  /** Forgets every thumbnail that a photo is part of. */
  forget(photoKey: string): void {
    for (const key of this.#kept.keys()) if (key.includes(`"${photoKey}#`)) this.#kept.delete(key)
  }

  #dropOld(): void {
    for (const [key, { sinceMs }] of this.#kept) if (Date.now() - sinceMs >= longestMs) this.#kept.delete(key)
  }
}
