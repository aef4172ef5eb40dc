import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { insertCreation } from './accept-creation.ts'
import type { CreationRow } from './claim-creation.ts'
import { wishOf } from './wish.ts'

/** Begins the other pictures that a couple's change pays for, once the first one is there. */
export async function beginFurther(
  services: Pick<Services, 'queue' | 'clock' | 'random' | 'settings'>,
  trx: Trx,
  { id: firstId, device_id: deviceId, photo1_id: photo1Id, photo2_id: photo2Id, seed, ...first }: CreationRow,
): Promise<void> {
  const wish = wishOf(first)
  if (wish.kind !== 'style' || deviceId === null) return
  for (let nth = 2; nth <= services.settings.picturesPerChange; nth++) {
    const plan = { wish: { ...wish, nth }, photo1Id, photo2Id }
    const creationId = await insertCreation(services, trx, {
      deviceId,
      plan,
      seed,
      firstId,
      deadlineMs: services.settings.furtherDeadlineMs,
    })
    await services.queue.send(trx, 'further-picture', { creationId })
  }
}
