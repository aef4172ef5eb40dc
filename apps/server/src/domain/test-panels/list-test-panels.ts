import type { TestPanel } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { type OperatorActor, ownedBy } from '../access/index.ts'
import { viewTestPanel } from './view-test-panel.ts'

/** Every kept pair of photos, newest first. */
export async function listTestPanels(
  services: Pick<Services, 'database' | 'addresses' | 'clock'>,
  operator: OperatorActor,
): Promise<TestPanel[]> {
  const { db } = services.database
  const panels = await db.selectFrom('test_panels').selectAll().orderBy('created_at', 'desc').execute()
  if (panels.length === 0) return []
  const ids = panels.flatMap(({ photo1_id, photo2_id }) => [photo1_id, photo2_id])
  const rows = await db
    .selectFrom('photos')
    .selectAll()
    .where('id', 'in', ids)
    .where(ownedBy(operator))
    .execute()
  const photos = new Map(rows.map((row) => [row.id, row]))
  return panels.flatMap((panel) => {
    const [photo1, photo2] = [photos.get(panel.photo1_id), photos.get(panel.photo2_id)]
    return photo1 && photo2 ? [viewTestPanel(services, { panel, photos: [photo1, photo2] })] : []
  })
}
