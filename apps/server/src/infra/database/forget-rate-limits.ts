import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Removes counters whose window is over. */
export async function forgetRateLimits({ db }: Database): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', sql<Date>`now()`).execute()
}
