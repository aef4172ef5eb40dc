import { sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'

/** Counts the pictures that were asked for on these days of UTC, how they ended and how long they took. */
export async function measureDays(trx: Trx, days: readonly string[]): Promise<void> {
  await sql`delete from day_measures where day = any(${days}::date[])`.execute(trx)
  await sql`
    with wish as materialized (
      select asked.day, kind, status, duration_ms,
        case status when 'failed' then coalesce(error_code, 'internal') end as code
      from unnest(${days}::date[]) as asked (day) join creations on
        created_at >= asked.day::timestamp at time zone 'UTC' and
        created_at < (asked.day + 1)::timestamp at time zone 'UTC'
      where not is_test and status in ('completed', 'failed')
    ), timed as (
      select day, count(*) filter (where status = 'completed') as completed,
        count(*) filter (where status = 'failed') as failed,
        percentile_disc(array[0.5, 0.95]) within group (order by duration_ms)
          filter (where status = 'completed') as times
      from wish group by day
    ), ended as (
      select day, jsonb_agg(jsonb_build_object('kind', kind, 'code', code, 'count', times)) as ends
      from (select day, kind, code, count(*) as times from wish group by day, kind, code) as counted group by day
    )
    insert into day_measures select day, completed, failed, times[1], times[2], ends
    from timed join ended using (day)`.execute(trx)
}
