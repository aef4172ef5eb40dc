import type { Services } from '../../infra/services.ts'
import { dropHosted } from './hosted-row.ts'

type Expiring = Pick<Services, 'database' | 'objects' | 'derived' | 'outsideHost' | 'clock' | 'log'>

/** Deletes hosted pictures of devices whose time is over, with all that was derived, and uploads that nobody took over; answers how many. */
export async function expireImages(services: Expiring): Promise<number> {
  const { database, clock } = services
  const now = clock.now()
  await database.db.deleteFrom('upload_presets').where('expires_at', '<=', now).execute()
  return (
    (await expireHosted(services, now)) +
    (await expireIncoming(services, now)) +
    (await expireLeftOver(services, now))
  )
}

async function expireHosted(services: Expiring, now: Date): Promise<number> {
  const { database, log } = services
  const due = await database.db
    .selectFrom('hosted_images')
    .select(['public_id', 'object_key'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at', 'desc')
    .limit(200)
    .execute()
  let gone = 0
  for (const picture of due) {
    try {
      await dropHosted(services, picture)
      await database.db.deleteFrom('hosted_images').where('public_id', '=', picture.public_id).execute()
      gone++
    } catch (err) {
      // The row stays, and so the next sweep tries again; the others need not wait for it.
      log.error({ err }, 'a hosted picture was not deleted')
    }
  }
  return gone
}

async function expireIncoming(
  { database, objects }: Pick<Services, 'database' | 'objects'>,
  now: Date,
): Promise<number> {
  const due = await database.db
    .selectFrom('incoming_uploads')
    .select('object_key')
    .where('expires_at', '<=', now)
    .limit(200)
    .execute()
  for (const { object_key } of due) {
    await objects.delete(object_key)
    await database.db.deleteFrom('incoming_uploads').where('object_key', '=', object_key).execute()
  }
  return due.length
}

async function expireLeftOver({ database, outsideHost }: Expiring, now: Date): Promise<number> {
  const leftOver = (await outsideHost?.findLeftOver(now)) ?? []
  if (!outsideHost || leftOver.length === 0) return 0
  const rows = await database.db
    .selectFrom('hosted_images')
    .select('public_id')
    .where('public_id', 'in', leftOver)
    .execute()
  const kept = new Set(rows.map(({ public_id }) => public_id))
  // One that has an owner only missed being marked as such.
  for (const publicId of leftOver)
    await (kept.has(publicId) ? outsideHost.claim(publicId) : outsideHost.delete(publicId))
  return leftOver.length - kept.size
}
