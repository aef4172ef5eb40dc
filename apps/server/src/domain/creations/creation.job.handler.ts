import { EngineError, type Job, type Outcome } from '@ever-after/engine'
import type { Trx } from '../../infra/database/database.ts'
import type { JobContext, Jobs } from '../../infra/queue/queue.ts'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { buildJob } from './build-job.ts'
import { type CreationRow, claimCreation } from './claim-creation.ts'
import { type Completed, completeCreation, failCreation } from './end-creation.ts'
import { wasShownMeanwhile } from './find-compositions.ts'
import { handOnCreation } from './hand-on.ts'
import { understandPortraits } from './keep-portraits.ts'
import { deletePictures, storePictures } from './picture-files.ts'
import { openProgress } from './progress.ts'
import { type FailureCode, isWorthAnotherAttempt, labelOf } from './rules.ts'
import { wishOf } from './wish.ts'

/** As often as another change of the couple can end first where three are drawn at one time. */
const mostDrawings = 3

/** Makes one creation of any kind. It resolves when the creation has ended and rejects when another attempt is due. */
export async function handleCreation(
  services: Services,
  { creationId }: Jobs['creation'],
  { handOn }: JobContext,
): Promise<void> {
  const creation = await claimCreation(services, creationId)
  if (!creation) {
    // An ended creation is left as it is; one that is still open here has used up its attempts.
    await failCreation(services, { creationId, code: 'interrupted' })
    return
  }
  try {
    await make(services, creation, handOn)
  } catch (error) {
    if (handOn.aborted) {
      await handOnCreation(services, creation)
      throw error
    }
    await endOrRetry(services, creation, error)
  }
}

/** Where the couple got the same picture meanwhile it is drawn anew, told of that; what the last drawing gives is kept. */
async function make(services: Services, creation: CreationRow, handOn: AbortSignal): Promise<void> {
  for (let drawing = 1; drawing <= mostDrawings; drawing++) {
    const job = await buildJob(services, creation)
    const outcome = await draw(services, creation, { job, handOn })
    const isLast = drawing === mostDrawings
    if ((await complete(services, creation, { job, outcome, isLast })) !== 'repeated') return
  }
}

async function draw(
  services: Services,
  creation: CreationRow,
  { job, handOn }: { job: Job; handOn: AbortSignal },
): Promise<Outcome> {
  const { clock, engine } = services
  const label = labelOf(wishOf(creation))
  const progress = openProgress(services, creation)
  const untilDeadlineMs = Math.max(0, creation.deadline_at.getTime() - clock.now().getTime())
  try {
    return await engine.run(job, {
      seed: creation.seed,
      ...(label && { label }),
      canWait: creation.first_id !== null && creation.redo_of === null,
      deadlineAt: creation.deadline_at,
      onStage: progress.report,
      signal: AbortSignal.any([AbortSignal.timeout(untilDeadlineMs), handOn]),
    })
  } finally {
    await progress.close()
  }
}

async function complete(
  services: Services,
  creation: CreationRow,
  { job, outcome: { images, report }, isLast }: { job: Job; outcome: Outcome; isLast: boolean },
): Promise<Completed> {
  const { id: creationId, attempts: attempt, started_at, kind } = creation
  const now = services.clock.now()
  const stored = await storePictures(services, { kind, creationId, attempt, images })
  const portraits =
    'portraits' in stored
      ? stored.portraits.map((portrait) => ({ ...portrait, photoId: services.random.uuid() }))
      : []
  const made = 'keys' in stored ? stored : { portraits }
  const durationMs = now.getTime() - (started_at ?? now).getTime()
  const isRepeated = async (trx: Trx) => !isLast && wasShownMeanwhile(trx, creation, { job, report })
  const completion = { creationId, attempt, durationMs, made, report, isRepeated }
  const completed = await completeCreation(services, completion)
  const isDone = completed === 'completed'
  if (isDone) understandPortraits(services, portraits)
  // Of a creation that ended otherwise meanwhile nothing may stay; of a completed one only this attempt.
  await deletePictures(services, { creationId, attempts: attempt, except: isDone ? attempt : undefined })
  return completed
}

async function endOrRetry(services: Services, creation: CreationRow, error: unknown): Promise<void> {
  const { id: creationId, attempts: attempt } = creation
  const code = failureCodeOf(error)
  services.log.warn(
    { creationId, attempt, code, err: code === 'internal' ? error : undefined },
    'attempt failed',
  )
  const counted = attempt - creation.handed_on
  if (isWorthAnotherAttempt(code) && counted < services.settings.creationAttempts) throw error
  await failCreation(services, { creationId, code, attempt })
  await deletePictures(services, { creationId, attempts: attempt })
}

function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof EngineError) return error.code === 'cancelled' ? 'deadline' : error.code
  return error instanceof Refusal && error.code === 'photo_expired' ? 'photo_expired' : 'internal'
}
