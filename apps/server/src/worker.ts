import { expireCreations, failOverdue, handleCreation } from './domain/creations/index.ts'
import { expireKeys } from './domain/idempotency/index.ts'
import { expireImages } from './domain/image-host/index.ts'
import { refreshMeasures } from './domain/insights/index.ts'
import { expireActions, expireSessions } from './domain/operators/index.ts'
import { expirePhotos } from './domain/photos/index.ts'
import { finishDeletions } from './domain/privacy/index.ts'
import { publishDue } from './domain/publications/index.ts'
import { forgetStoreEvents, sweepLapsed } from './domain/purchases/index.ts'
import { thinDrafts } from './domain/releases/index.ts'
import { forgetRateLimits } from './infra/database/forget-rate-limits.ts'
import type { Services } from './infra/services.ts'

export interface Worker {
  stopSweeping(): void
}

/** Makes pictures and clears away what is over. */
export async function startWorker(services: Services): Promise<Worker> {
  const { queue, settings } = services
  await queue.work({
    name: 'creation',
    atOnce: settings.creationsAtOnce,
    handle: (job) => handleCreation(services, job),
  })
  const timer = setInterval(() => void sweep(services), settings.sweepEveryMs)
  return { stopSweeping: () => clearInterval(timer) }
}

/** Each counts what it ended or cleared away; the first ones are those that people wait for. */
const steps = {
  overdue: failOverdue,
  publications: publishDue,
  photos: expirePhotos,
  creations: expireCreations,
  images: expireImages,
  sessions: expireSessions,
  actions: expireActions,
  deletions: finishDeletions,
  keys: expireKeys,
  storeEvents: forgetStoreEvents,
  lapsed: sweepLapsed,
  measures: refreshMeasures,
  drafts: thinDrafts,
  rateLimits: ({ database }: Services) => forgetRateLimits(database),
} satisfies Record<string, (services: Services) => Promise<unknown>>

/** One step after the other; one that fails is tried again by the next sweep and stops none of the others. */
async function sweep(services: Services): Promise<void> {
  const counts: Record<string, unknown> = {}
  for (const [step, run] of Object.entries(steps)) {
    try {
      counts[step] = await run(services)
    } catch (err) {
      services.log.error({ err, step }, 'sweep failed')
    }
  }
  if (Object.values(counts).some(Boolean)) services.log.info(counts, 'swept')
}
