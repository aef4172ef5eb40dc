import { EngineError, type EngineErrorCode } from '../spec/errors.ts'

/** What the person can do something about comes first: choose another photo, then come back later. */
const telling: readonly EngineErrorCode[] = [
  'unsafe',
  'unlike',
  'timed_out',
  'provider_unavailable',
  'over_budget',
]

/** The failure that a job ends with when none of its links could draw it. */
export function worstFailure(failures: readonly EngineError[]): EngineError {
  for (const code of telling) {
    const failure = failures.find((candidate) => candidate.code === code)
    if (failure) return failure
  }
  return failures.at(-1) ?? new EngineError('provider_unavailable', 'Nobody is configured to draw this.')
}
