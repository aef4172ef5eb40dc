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

/** Below this share progress says too little about speed. */
const tellingFraction = 0.15

/** An honest guess of the time to go, ms; null when there is nothing to base it on. */
export function estimateRemaining(situation: Situation): number | null {
  const { typicalMs, elapsedMs, fraction, ahead, atOnce } = situation
  if (elapsedMs === undefined)
    return typicalMs === undefined ? null : Math.round(typicalMs * (Math.floor(ahead / atOnce) + 1))

  const bySpeed = fraction >= tellingFraction ? (elapsedMs * (1 - fraction)) / fraction : undefined
  if (typicalMs === undefined || elapsedMs >= typicalMs)
    return bySpeed === undefined ? null : Math.round(bySpeed)
  const byExperience = typicalMs - elapsedMs
  if (bySpeed === undefined) return Math.round(byExperience)
  return Math.round(byExperience * (1 - fraction) + bySpeed * fraction)
}
