import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'

/** Deletes one archived style for good. */
export async function deleteArchived({ database }: Pick<Services, 'database'>, id: string): Promise<void> {
  const { numDeletedRows } = await database.db
    .deleteFrom('archive_entries')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
}

/** Deletes every archived style for good. */
export async function clearArchive({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.db.deleteFrom('archive_entries').execute()
}
