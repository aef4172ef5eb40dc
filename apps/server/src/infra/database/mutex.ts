/** Lets one holder in at a time, in order of arrival. */
export class Mutex {
  #isHeld = false
  readonly #waiting: (() => void)[] = []

  async lock(): Promise<void> {
    if (this.#isHeld) await new Promise<void>((enter) => this.#waiting.push(enter))
    this.#isHeld = true
  }

  unlock(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isHeld = false
  }
}
