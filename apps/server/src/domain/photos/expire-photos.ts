import type { Services } from '../../infra/services.ts'

/** Deletes the files of photos whose time is over and marks their rows; answers how many. */
export async function expirePhotos({
  database,
  objects,
  engine,
  clock,
}: Pick<Services, 'database' | 'objects' | 'engine' | 'clock'>): Promise<number> {
  const now = clock.now()
  const due = await database.db
    .selectFrom('photos')
    .select(['id', 'object_key'])
    .where('deleted_at', 'is', null)
    .where('expires_at', '<=', now)
    .limit(200)
    .execute()
  for (const { id, object_key } of due) {
    await objects.delete(object_key)
    engine.forget(id)
    await database.db.updateTable('photos').set({ deleted_at: now }).where('id', '=', id).execute()
  }
  return due.length
}
