import { closeCampaigns, handleCampaign, runCampaigns } from './domain/campaigns/index.ts'
import { expireCreations, failOverdue, handleCreation } from './domain/creations/index.ts'
import { expireKeys } from './domain/idempotency/index.ts'
import { expireImages } from './domain/image-host/index.ts'
import { refreshMeasures } from './domain/insights/index.ts'
import { endInterrupted, forgetMessages, handleReady } from './domain/notifications/index.ts'
import { expireActions, expireSessions } from './domain/operators/index.ts'
import { expirePhotos } from './domain/photos/index.ts'
import { finishDeletions } from './domain/privacy/index.ts'
import { publishDue } from './domain/publications/index.ts'
import { forgetStoreEvents, sweepLapsed } from './domain/purchases/index.ts'
import { thinDrafts } from './domain/releases/index.ts'
import { forgetAttempts } from './domain/spending/index.ts'
import { forgetRateLimits } from './infra/database/forget-rate-limits.ts'
import type { Services } from './infra/services.ts'

export interface Worker {
  /** Takes no further jobs, waits for the running ones and hands on those that take longer. */
  stop(waitMs: number): Promise<void>
}

/** Makes pictures and clears away what is over. */
export async function startWorker(services: Services): Promise<Worker> {
  const { queue, settings } = services
  await queue.work({
    name: 'creation',
    atOnce: settings.creationsAtOnce,
    handle: (job, context) => handleCreation(services, job, context),
  })
  await queue.work({
    name: 'further-picture',
    atOnce: 1,
    handle: (job, context) => handleCreation(services, job, context),
  })
  await queue.work({ name: 'ready', atOnce: 2, handle: (job) => handleReady(services, job) })
  await queue.work({
    name: 'campaign',
    atOnce: 1,
    handle: (job, context) => handleCampaign(services, job, context),
  })
  let sweeping: Promise<void> | undefined
  const timer = setInterval(() => {
    sweeping ??= sweepAlone(services).finally(() => {
      sweeping = undefined
    })
  }, settings.sweepEveryMs)
  return {
    async stop(waitMs) {
      clearInterval(timer)
      await queue.stopWorking(waitMs)
      await sweeping
    },
  }
}

/** Of several workers one sweeps at a time. */
async function sweepAlone(services: Services): Promise<void> {
  try {
    await services.database.alone('sweep', () => sweep(services))
  } catch (err) {
    services.log.error({ err }, 'sweep not begun')
  }
}

/** Each counts what it ended or cleared away; the first ones are those that people wait for. */
const steps = {
  overdue: failOverdue,
  publications: publishDue,
  campaigns: runCampaigns,
  interrupted: endInterrupted,
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
  messages: forgetMessages,
  closedCampaigns: closeCampaigns,
  drafts: thinDrafts,
  attempts: forgetAttempts,
  rateLimits: ({ database }: Services) => forgetRateLimits(database),
} satisfies Record<string, (services: Services) => Promise<unknown>>

/** One step after the other; one that fails is tried again by the next sweep and stops none of the others. */
async function sweep(services: Services): Promise<void> {
  const counts: Record<string, unknown> = {}
  for (const [step, run] of Object.entries(steps)) {
    try {
      counts[step] = await run(services)
      services.meters.countSweep(step, Number(counts[step] ?? 0))
    } catch (err) {
      services.meters.countSweep(step, undefined)
      services.log.error({ err, step }, 'sweep failed')
    }
  }
  if (Object.values(counts).some(Boolean)) services.log.info(counts, 'swept')
}
