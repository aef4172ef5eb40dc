import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface RetentionReading {
  what: string
  /** How long the oldest thing is past the day on which it should have gone; 0 when there is none. */
  overdueSeconds: number
}

const dayMs = 86_400_000

/** Whether what has to be deleted is deleted: photos, results, hosted pictures and the data of deleted devices. */
export async function readRetention(
  { db }: Pick<Database, 'db'>,
  { now, resultRetentionDays }: { now: Date; resultRetentionDays: number },
): Promise<RetentionReading[]> {
  const oldestResult = new Date(now.getTime() - resultRetentionDays * dayMs)
  const { rows } = await sql<{ what: string; overdueMs: number }>`
    select 'photos' as what, ${past('expires_at', now)} as "overdueMs" from photos
      where deleted_at is null and expires_at <= ${now}
    union all select 'results', ${past('created_at', oldestResult)} from creations
      where created_at <= ${oldestResult} and status in ('completed', 'failed')
    union all select 'images', ${past('expires_at', now)} from hosted_images where expires_at <= ${now}
    union all select 'devices', ${past('deleted_at', now)} from devices
      where deleted_at is not null and emptied_at is null`.execute(db)
  return rows.map(({ what, overdueMs }) => ({ what, overdueSeconds: Math.max(0, overdueMs) / 1000 }))
}

/** Milliseconds since the smallest date of a column until a moment; 0 without rows. */
function past(column: 'expires_at' | 'created_at' | 'deleted_at', until: Date) {
  const oldest = sql`min(${sql.ref(column)})`
  return sql<number>`coalesce(extract(epoch from ${until}::timestamptz - ${oldest}) * 1000, 0)::double precision`
}
