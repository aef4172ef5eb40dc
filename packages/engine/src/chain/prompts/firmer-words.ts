import type { RefusalReason } from '../../hosted-gate/refuse.ts'
import type { EngineError } from '../../spec/errors.ts'
import type { HostedJob } from '../../spec/hosted.ts'

const ofEachReason: Record<RefusalReason, string> = {
  face_missing:
    'a face could not be seen. Show every face from the front, large and sharp, at least one eighth of the picture high',
  more_people:
    'it showed somebody who does not belong there. Show nobody else, not even far away or in a mirror',
  face_differs:
    'did not look like in the photograph. Copy the face from the photograph feature by feature; invent nothing',
  skin_differs:
    'had another colour of skin. Copy the skin from the photograph and give the faces neutral, even light',
  head_turned: 'the head was turned or tilted. Keep the head at the very angle that the photograph shows',
  hair_differs: 'the hair was another. Keep every strand of hair where the photograph shows it',
  neck_differs: 'the neck had another colour than the face. Give neck, chest and hands the skin of the face',
  wrong_shape: 'it had other proportions',
  wrong_size: 'it was too small. Make it larger',
  not_a_picture: 'it could not be opened',
  blank: 'it was empty',
}

const ordinals = ['first', 'second']

/** What is said after a picture was refused, first of all why. */
export function firmerWords({ reason, partner }: EngineError, job: HostedJob): string[] {
  const why = isReason(reason) ? ofEachReason[reason] : 'it was not good enough'
  const who =
    job.kind === 'couple' && partner !== undefined ? `The ${ordinals[partner]} person` : 'The person'
  return [
    `An earlier picture was refused because ${needsWho.has(reason ?? '') ? `${who.toLowerCase()} ${why}` : why}.`,
    'Follow every rule above to the letter this time; where the description disagrees, the rules win.',
  ]
}

const needsWho: ReadonlySet<string> = new Set(['face_differs', 'skin_differs'] satisfies RefusalReason[])

function isReason(reason: string | undefined): reason is RefusalReason {
  return reason !== undefined && reason in ofEachReason
}
