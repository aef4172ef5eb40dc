import type { Services } from '../../infra/services.ts'

/** Deletes hosted pictures of devices whose time is over, with all that was derived; answers how many. */
export async function expireImages({
  database,
  objects,
  derived,
  clock,
}: Pick<Services, 'database' | 'objects' | 'derived' | 'clock'>): Promise<number> {
  const now = clock.now()
  await database.db.deleteFrom('upload_presets').where('expires_at', '<=', now).execute()
  const due = await database.db
    .selectFrom('hosted_images')
    .select(['public_id', 'object_key'])
    .where('expires_at', '<=', now)
    .limit(200)
    .execute()
  for (const { public_id, object_key } of due) {
    await objects.delete(object_key)
    await derived.forget(object_key)
    await database.db.deleteFrom('hosted_images').where('public_id', '=', public_id).execute()
  }
  return due.length
}
