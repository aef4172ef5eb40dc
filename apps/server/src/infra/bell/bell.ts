export interface Watch {
  /** Resolves when it has rung since the last time, when `withinMs` are over, or when the signal aborts. */
  next(until: { withinMs: number; signal: AbortSignal }): Promise<void>
  close(): void
}

/** Tells everybody who watches an id that something about it is new. It wakes early and promises nothing. */
export interface Bell {
  ring(id: string): void
  watch(id: string): Watch
  /** How many watch an id in this process. */
  countWatches(id: string): number
  close(): Promise<void>
}
