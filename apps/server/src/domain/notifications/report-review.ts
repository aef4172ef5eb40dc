import type { reviewRequestedBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { findSpeaker } from './find-speaker.ts'

/** Takes down that the app asked for a review, and why. */
export async function reportReview(
  services: Pick<Services, 'database' | 'clock' | 'random'>,
  caller: Caller | undefined,
  { deviceId: installationId, triggeredBy }: z.output<typeof reviewRequestedBody>,
): Promise<void> {
  const { deviceId } = await findSpeaker(services, caller, installationId)
  await services.database.db
    .insertInto('review_requests')
    .values({
      id: services.random.uuid(),
      device_id: deviceId,
      triggered_by: triggeredBy,
      requested_at: services.clock.now(),
    })
    .execute()
}
