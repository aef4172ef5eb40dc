import type { TestPanel } from '@ever-after/contract'
import type { Selectable } from 'kysely'
import type { Tables } from '../../infra/database/tables.ts'
import type { Services } from '../../infra/services.ts'
import { type PhotoRow, viewPhoto } from '../photos/index.ts'

type PanelRow = Selectable<Tables['test_panels']>

/** A panel as the operator sees it, with addresses that last an hour. */
export function viewTestPanel(
  services: Pick<Services, 'addresses' | 'clock'>,
  { panel, photos }: { panel: PanelRow; photos: readonly [PhotoRow, PhotoRow] },
): TestPanel {
  const [photo1, photo2] = photos.map((photo) => viewPhoto(services, photo))
  return {
    id: panel.id,
    name: panel.name,
    partner1: { photo: photo1, attire: panel.attire1 },
    partner2: { photo: photo2, attire: panel.attire2 },
    createdAt: panel.created_at.toISOString(),
  }
}
