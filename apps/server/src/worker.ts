import { expireCreations, failOverdue, handleCreation } from './domain/creations/index.ts'
import { expireKeys } from './domain/idempotency/index.ts'
import { expireImages } from './domain/image-host/index.ts'
import { expireSessions } from './domain/operators/index.ts'
import { expirePhotos } from './domain/photos/index.ts'
import { finishDeletions } from './domain/privacy/index.ts'
import { forgetStoreEvents, sweepLapsed } from './domain/purchases/index.ts'
import { forgetRateLimits } from './infra/database/forget-rate-limits.ts'
import type { Services } from './infra/services.ts'

export interface Worker {
  stopSweeping(): void
}

/** Makes pictures and clears away what is over. */
export async function startWorker(services: Services): Promise<Worker> {
  const { queue, settings, log } = services
  await queue.work({
    name: 'creation',
    atOnce: settings.creationsAtOnce,
    handle: (job) => handleCreation(services, job),
  })
  const timer = setInterval(() => {
    sweep(services).catch((err: unknown) => log.error({ err }, 'sweep failed'))
  }, settings.sweepEveryMs)
  return { stopSweeping: () => clearInterval(timer) }
}

async function sweep(services: Services): Promise<void> {
  const counts = {
    overdue: await failOverdue(services),
    photos: await expirePhotos(services),
    creations: await expireCreations(services),
    images: await expireImages(services),
    sessions: await expireSessions(services),
    deletions: await finishDeletions(services),
    keys: await expireKeys(services),
    storeEvents: await forgetStoreEvents(services),
    lapsed: await sweepLapsed(services),
  }
  await forgetRateLimits(services.database)
  if (Object.values(counts).some(Boolean)) services.log.info(counts, 'swept')
}
