import { Refusal } from '../access/index.ts'

interface InFlight<T> {
  body: string
  answer: Promise<T>
}

/** Gives equal requests that come while the first one is being answered the same answer. */
export class SharedAnswers<T> {
  readonly #inFlight = new Map<string, InFlight<T>>()

  /** Refuses another body under a key that is in flight. */
  of(key: string, body: object, make: () => Promise<T>): Promise<T> {
    const wanted = JSON.stringify(body)
    const running = this.#inFlight.get(key)
    if (running && running.body !== wanted) throw new Refusal('idempotency_conflict')
    if (running) return running.answer
    const answer = make().finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, { body: wanted, answer })
    return answer
  }
}
