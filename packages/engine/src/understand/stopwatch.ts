export interface Stopwatch {
  stagesMs: Record<string, number>
  /** Ends a stage that began at the last lap. */
  lap(stage: string): void
}

export function stopwatch(): Stopwatch {
  const stagesMs: Record<string, number> = {}
  let last = performance.now()
  return {
    stagesMs,
    lap(stage) {
      const now = performance.now()
      stagesMs[stage] = now - last
      last = now
    },
  }
}
