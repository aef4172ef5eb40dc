import { EngineError, type Outcome, type Partner, type StudioRecipe } from '@ever-after/engine'
import type { Jobs } from '../../infra/queue/queue.ts'
import type { Services } from '../../infra/services.ts'
import { system } from '../access/index.ts'
import { findPhotos } from '../photos/index.ts'
import { type CreationRow, claimCreation } from './claim-creation.ts'
import { completeCreation, failCreation } from './end-creation.ts'
import { deletePictures, storePictures } from './picture-files.ts'
import { openProgress } from './progress.ts'
import { type FailureCode, isWorthAnotherAttempt } from './rules.ts'

/** Makes one picture. It resolves when the creation has ended and rejects when another attempt is due. */
export async function handleCreation(services: Services, { creationId }: Jobs['creation']): Promise<void> {
  const creation = await claimCreation(services, creationId)
  if (!creation) {
    // An ended creation is left as it is; one that is still open here has used up its attempts.
    await failCreation(services, { creationId, code: 'interrupted' })
    return
  }
  try {
    await complete(services, creation, await draw(services, creation))
  } catch (error) {
    await endOrRetry(services, creation, error)
  }
}

class MissingPhotoError extends Error {
  override readonly name = 'MissingPhotoError'
}

async function draw(services: Services, creation: CreationRow): Promise<Outcome> {
  const { clock, settings, engine } = services
  const photos = await findPhotos(services, system, [creation.photo1_id, creation.photo2_id])
  const attires = [creation.attire1, creation.attire2] as const
  const partner = async (index: 0 | 1): Promise<Partner> => {
    const photo = await services.objects.get(photos[index].object_key)
    if (!photo) throw new MissingPhotoError('A source photo is gone.')
    return { photo, photoKey: photos[index].id, attire: attires[index] }
  }
  const progress = openProgress(services, creation)
  const untilDeadlineMs = Math.max(0, creation.deadline_at.getTime() - clock.now().getTime())
  try {
    return await engine.run(
      {
        kind: 'couple',
        partners: [await partner(0), await partner(1)],
        recipe: recipeOf(creation),
        widthPx: settings.masterWidthPx,
        ...(creation.prompt && { prompt: creation.prompt }),
      },
      { seed: creation.seed, onStage: progress.report, signal: AbortSignal.timeout(untilDeadlineMs) },
    )
  } finally {
    await progress.close()
  }
}

async function complete(
  services: Services,
  creation: CreationRow,
  { images, report }: Outcome,
): Promise<void> {
  const { id: creationId, attempts: attempt, started_at } = creation
  const now = services.clock.now()
  const keys = await storePictures(services, { creationId, attempt, images })
  const durationMs = now.getTime() - (started_at ?? now).getTime()
  const isDone = await completeCreation(services, { creationId, attempt, durationMs, keys, report })
  // Of a creation that ended otherwise meanwhile nothing may stay; of a completed one only this attempt.
  await deletePictures(services, { creationId, attempts: attempt, except: isDone ? attempt : undefined })
}

async function endOrRetry(services: Services, creation: CreationRow, error: unknown): Promise<void> {
  const { id: creationId, attempts: attempt } = creation
  const code = failureCodeOf(error)
  services.log.warn(
    { creationId, attempt, code, err: code === 'internal' ? error : undefined },
    'attempt failed',
  )
  if (isWorthAnotherAttempt(code) && attempt < services.settings.creationAttempts) throw error
  await failCreation(services, { creationId, code, attempt })
  await deletePictures(services, { creationId, attempts: attempt })
}

function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof EngineError) return error.code === 'cancelled' ? 'deadline' : error.code
  return error instanceof MissingPhotoError ? 'photo_expired' : 'internal'
}

/** The recipe was checked against the contract's schema when the creation was accepted. */
function recipeOf({ recipe }: CreationRow): StudioRecipe {
  return recipe as StudioRecipe
}
