import type { Services } from '../../infra/services.ts'
import { type Actor, ownedBy, Refusal } from '../access/index.ts'
import type { PhotoRow } from './view-photo.ts'

/** The actor's photos with these ids, in their order; unknown and foreign ones are not found. */
export async function findPhotos<const Ids extends readonly string[]>(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  ids: Ids,
): Promise<{ [K in keyof Ids]: PhotoRow }> {
  const rows = await database.db
    .selectFrom('photos')
    .selectAll()
    .where('id', 'in', ids)
    .where(ownedBy(actor))
    .execute()
  const photos = ids.map((id) => {
    const row = rows.find((candidate) => candidate.id === id)
    if (!row) throw new Refusal('not_found')
    return row
  })
  return photos as { [K in keyof Ids]: PhotoRow }
}
