import { StageClock } from '../providers/studio/stage-clock.ts'
import type { Candidate } from '../spec/engine.ts'
import type { JobContext, Outcome } from '../spec/job.ts'
import { wishedSize } from '../spec/wished-size.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { fitCandidate } from './fit-candidate.ts'
import { judgeCouple } from './judge-couple.ts'
import { judgeDress } from './judge-dress.ts'
import { judgePortrait } from './judge-portrait.ts'
import { judgePreview } from './judge-preview.ts'
import type { Judged, Judging } from './judging.ts'
import { openCandidate } from './open-candidate.ts'

export interface JudgeRequest {
  candidate: Candidate
  /** The people of the job, in its order. */
  understood: readonly UnderstoodPhoto[]
  context: JobContext
}

/** The finished picture of a candidate that passes. Rejects with an EngineError: unlike, provider_unavailable, cancelled. */
export async function judgeCandidate({ candidate, understood, context }: JudgeRequest): Promise<Outcome> {
  const clock = new StageClock(context)
  await clock.begin('checking', 0.72)
  const opened = await openCandidate(candidate.bytes)
  const image = await fitCandidate(opened, wishedSize(candidate.job))
  clock.lap('fit')
  const { images, ...judged } = await judge({ candidate, image, understood, clock })
  clock.lap('encode')
  context.onStage?.('checking', 1)
  const { provider: engine, model, costUsd } = candidate
  return { images, report: { engine, model, costUsd, stagesMs: clock.stagesMs, ...judged } }
}

function judge({
  candidate: { job, variant },
  ...judging
}: Judging & { candidate: Candidate }): Promise<Judged> {
  switch (job.kind) {
    case 'couple':
      return judgeCouple({ ...judging, job })
    case 'dress':
      return judgeDress({ ...judging, job })
    case 'portrait':
      return judgePortrait({ ...judging, variant })
    case 'preview':
      return judgePreview(judging)
  }
}
