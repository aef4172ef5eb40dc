import type { keepTestPanelBody, TestPanel } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type OperatorActor, ownedBy, Refusal } from '../access/index.ts'
import { findUsablePhotos } from '../photos/index.ts'
import { viewTestPanel } from './view-test-panel.ts'

/** Keeps two uploaded photos under a name; they lose their end until the panel is deleted. */
export async function keepTestPanel(
  services: Pick<Services, 'database' | 'addresses' | 'clock' | 'random'>,
  operator: OperatorActor,
  body: z.output<typeof keepTestPanelBody>,
): Promise<TestPanel> {
  const { database, clock, random } = services
  const photoIds = [body.partner1PhotoId, body.partner2PhotoId] as const
  const photos = await findUsablePhotos(services, operator, photoIds)
  const panel = {
    id: random.uuid(),
    name: body.name,
    photo1_id: photoIds[0],
    photo2_id: photoIds[1],
    attire1: body.partner1Attire,
    attire2: body.partner2Attire,
    created_at: clock.now(),
  }
  await database.transaction(async (trx) => {
    const kept = await trx
      .updateTable('photos')
      .set({ expires_at: null })
      .where('id', 'in', photoIds)
      .where('deleted_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', panel.created_at)]))
      .where(ownedBy(operator))
      .returning('id')
      .execute()
    // A photo may have been deleted since it was looked up.
    if (kept.length < new Set(photoIds).size) throw new Refusal('photo_expired')
    await trx.insertInto('test_panels').values(panel).execute()
  })
  const [photo1, photo2] = photos.map((photo) => ({ ...photo, expires_at: null }))
  return viewTestPanel(services, { panel, photos: [photo1, photo2] })
}
