import type { Verdict } from '../../check/check-picture.ts'
import type { FaultReason } from '../../check/find-fault.ts'
import { EngineError } from '../../spec/errors.ts'

/** What a finish can do to a picture; a head that was cut badly stays so however it is finished. */
const ofFinish: ReadonlySet<FaultReason> = new Set(['halo', 'body_skin_differs'])

/** Whether a gentler finish may make a picture good, or better. */
export function isWorthGentlerFinish({ unlike, fault, isDoubtful }: Verdict): boolean {
  if (fault && !ofFinish.has(fault.reason)) return false
  return unlike !== null || fault !== null || isDoubtful
}

const words: Record<FaultReason, string> = {
  more_people: 'The picture shows another face on a partner.',
  head_misplaced: 'The head does not fit its body in size or place.',
  hair_lost: 'Most of the hair or of the head covering is missing.',
  crown_cut: 'The head ends in a straight line at the top.',
  halo: 'A rim of a strange colour runs around the head.',
  body_skin_differs: 'Neck or hands have another colour than the face.',
}

/** Throws an EngineError, unlike, for a picture that nobody shall see. */
export function refuseUnlike({ unlike, fault }: Verdict): void {
  if (unlike !== null)
    throw new EngineError('unlike', 'The face in the picture does not look like the photo enough.', {
      partner: unlike,
    })
  if (fault) throw new EngineError('unlike', words[fault.reason], fault)
}
