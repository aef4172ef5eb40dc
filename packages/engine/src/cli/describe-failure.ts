import type { EngineError } from '../spec/errors.ts'

/** A refusal in one sentence that names the photo, and what to do where the command line has a way out. */
export function describeFailure({ code, message, partner }: EngineError): string {
  const which = partner === undefined ? '' : `${partner === 0 ? 'First' : 'Second'} photo: `
  const advice =
    code === 'too_many_faces' ? ' Choose one with --face1 or --face2, counted from the left.' : ''
  return `${which}${message}${advice}`
}
