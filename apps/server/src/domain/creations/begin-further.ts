import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { insertCreation } from './accept-creation.ts'
import type { CreationRow } from './claim-creation.ts'
import { wishOf } from './wish.ts'

interface Beginning {
  first: CreationRow
  /** How the couple stands in each of the others; kept with them, because the first one may be deleted before they are drawn. */
  planned?: readonly string[]
}

/** Begins the other pictures that a couple's change pays for, once the first one is there. */
export async function beginFurther(
  services: Pick<Services, 'queue' | 'clock' | 'random' | 'settings'>,
  trx: Trx,
  { first, planned = [] }: Beginning,
): Promise<void> {
  const { id: firstId, device_id: deviceId, photo1_id: photo1Id, photo2_id: photo2Id, seed } = first
  const wish = wishOf(first)
  if (wish.kind !== 'style' || deviceId === null) return
  for (let nth = 2; nth <= services.settings.picturesPerChange; nth++) {
    const composition = planned[nth - 2]
    const plan = { wish: { ...wish, nth, ...(composition && { composition }) }, photo1Id, photo2Id }
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
