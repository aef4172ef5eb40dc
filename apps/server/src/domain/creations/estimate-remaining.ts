export interface Situation {
  /** Median duration of recent pictures, ms; undefined when there are none. */
  typicalMs: number | undefined
  /** Time since this attempt began, ms; undefined while it waits. */
  elapsedMs: number | undefined
  /** 0..1 of the whole job. */
  fraction: number
  /** Pictures that are made before this one, and how many are made at once. */
  ahead: number
  atOnce: number
}

/** Below this share a picture's own speed says too little. */
const tellingFraction = 0.5

/** An honest guess of the time to go, ms; null when there is nothing to base it on. */
export function estimateRemaining({
  typicalMs,
  elapsedMs,
  fraction,
  ahead,
  atOnce,
}: Situation): number | null {
  if (elapsedMs === undefined)
    return typicalMs === undefined ? null : Math.round(typicalMs * (Math.floor(ahead / atOnce) + 1))
  if (typicalMs === undefined)
    return fraction < tellingFraction ? null : Math.round((elapsedMs * (1 - fraction)) / fraction)

  const byShare = Math.max(typicalMs, elapsedMs) * (1 - fraction)
  const byClock = typicalMs - elapsedMs
  // Early on the clock knows more than the share done, and later the other way round.
  return Math.round(byClock > 0 ? byClock * (1 - fraction) + byShare * fraction : byShare)
}
