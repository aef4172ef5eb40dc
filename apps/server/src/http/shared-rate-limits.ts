import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { sql } from 'kysely'
import type { Database } from '../infra/database/database.ts'

/** Counts in the database, so that several HTTP processes share one limit; the table survives no crash. */
export function sharedRateLimits(database: Database): FastifyRateLimitStoreCtor {
  return class SharedRateLimits implements FastifyRateLimitStore {
    incr(...[key, answer, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      count(database, { key, windowMs }).then(
        (hit) => answer(null, hit),
        (error: Error) => answer(error),
      )
    }

    /** The keys name their route themselves. */
    child(): FastifyRateLimitStore {
      return this
    }
  }
}

/** Lets a key begin anew. */
export async function forgetHits({ db }: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Counts one more within the window of a key. */
export async function count(
  { db }: Database,
  { key, windowMs }: { key: string; windowMs: number },
): Promise<{ current: number; ttl: number }> {
  const resetsAt = sql<Date>`now() + ${windowMs} * interval '1 millisecond'`
  const isOver = sql<boolean>`rate_limits.resets_at <= now()`
  const row = await db
    .insertInto('rate_limits')
    .values({ key, hits: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        resets_at: sql<Date>`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', sql<number>`(extract(epoch from resets_at - now()) * 1000)::integer`.as('ttl')])
    .executeTakeFirstOrThrow()
  return { current: row.hits, ttl: row.ttl }
}
