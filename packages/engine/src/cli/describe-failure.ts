import type { EngineError, EngineErrorCode } from '../spec/errors.ts'

/** A refusal in one sentence that names the photo, and what to do where the command line has a way out. */
export function describeFailure({ code, message, partner }: EngineError): string {
  const which = partner === undefined ? '' : `${partner === 0 ? 'First' : 'Second'} photo: `
  return `${which}${message}${advice[code] ?? ''}`
}

const advice: Partial<Record<EngineErrorCode, string>> = {
  too_many_faces: ' Choose one with --face1 or --face2, counted from the left.',
  age_unconfirmed: ' If both people are 18 or older, say so with --adults.',
}
