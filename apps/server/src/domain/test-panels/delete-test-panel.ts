import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { type PhotoRow, removePhoto } from '../photos/index.ts'

/** Deletes a panel and those of its photos that no other panel keeps. */
export async function deleteTestPanel(
  services: Pick<Services, 'database' | 'objects' | 'engine' | 'clock'>,
  id: string,
): Promise<void> {
  const unkept = await services.database.transaction(async (trx) => {
    const panel = await trx.deleteFrom('test_panels').where('id', '=', id).returningAll().executeTakeFirst()
    if (!panel) throw new Refusal('not_found')
    const photoIds = [panel.photo1_id, panel.photo2_id]
    await lockPhotos(trx, photoIds)
    return endUnkept(trx, photoIds, services.clock.now())
  })
  for (const photo of unkept) await removePhoto(services, photo)
}

/** The rows are locked first: of two panels with one photo that are deleted at once, the second sees the first one gone. */
async function lockPhotos(trx: Trx, photoIds: readonly string[]): Promise<void> {
  await trx.selectFrom('photos').select('id').where('id', 'in', photoIds).orderBy('id').forUpdate().execute()
}

/** Should the server stop before the files are gone, the sweep finds photos whose time is over. */
async function endUnkept(trx: Trx, photoIds: readonly string[], now: Date): Promise<PhotoRow[]> {
  return trx
    .updateTable('photos')
    .set({ expires_at: now })
    .where('id', 'in', photoIds)
    .where('deleted_at', 'is', null)
    .where('id', 'not in', (eb) => eb.selectFrom('test_panels').select('photo1_id'))
    .where('id', 'not in', (eb) => eb.selectFrom('test_panels').select('photo2_id'))
    .returningAll()
    .execute()
}
