import { sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'

/**
 * Counts how often these styles were liked, how their runs went, how long they took and how alike their people are. An
 * operator's test runs are not among them. Of a style that nothing is told of any more no row stays.
 */
export async function measureStyles(trx: Trx, styleIds: readonly string[]): Promise<void> {
  await sql`delete from style_measures where style_id = any(${styleIds}::text[])`.execute(trx)
  await sql`
    with run as materialized (
      select details ->> 'styleId' as style_id, status, duration_ms, created_at, report -> 'likeness' as likeness,
        details ->> 'styleName' as style_name, details ->> 'displayName' as display_name
      from creations
      where kind = 'style' and not is_test and details ->> 'styleId' = any(${styleIds}::text[])
    ), timed as (
      select style_id, count(*) as runs, count(*) filter (where status = 'failed') as failed,
        percentile_disc(array[0.5, 0.95]) within group (order by duration_ms)
          filter (where status = 'completed') as times
      from run group by style_id
    ), alike as (
      select style_id, percentile_cont(0.5) within group (order by distance::float8) as likeness
      from run, jsonb_array_elements_text(case jsonb_typeof(likeness) when 'array' then likeness end) as distance
      where status = 'completed' group by style_id
    ), named as (
      select distinct on (style_id) style_id, style_name, display_name from run order by style_id, created_at desc
    ), rated as (
      select style_id, (array_agg(style_name order by rated_at desc))[1] as style_name,
        count(*) filter (where rating = 'positive') as positive,
        count(*) filter (where rating = 'negative') as negative,
        jsonb_object_agg(reason, of_reason) filter (where reason is not null) as reasons
      from (
        select ratings.*, count(*) over (partition by style_id, reason) as of_reason from ratings
        where style_id = any(${styleIds}::text[])
      ) as each_rating group by style_id
    )
    insert into style_measures
    select style_id, coalesce(named.style_name, rated.style_name), coalesce(display_name, rated.style_name),
      coalesce(positive, 0), coalesce(negative, 0), coalesce(runs, 0), coalesce(failed, 0), times[1], times[2], likeness,
      coalesce(reasons, '{}')
    from timed left join alike using (style_id) left join named using (style_id) full join rated using (style_id)`.execute(
    trx,
  )
}
