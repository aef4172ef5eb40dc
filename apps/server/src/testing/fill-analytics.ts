import type { Database } from '../infra/database/database.ts'

interface Amounts {
  styles: number
  creations: number
  /** The last moment of the year in which it all happened. */
  until: Date
}

/** Names that the filled creations give to styles, from 1 up. */
export const filledStyle = (number: number) => ({
  id: `filled-${number}`,
  styleName: `Filled style ${number}`,
})

/** A year of pictures of many styles with ratings, reports and test runs, straight into the tables. */
export async function fillAnalytics(
  database: Database,
  { styles, creations, until }: Amounts,
): Promise<void> {
  const at = until.toISOString()
  await database.runScripts(async (run) => {
    await run(
      `
      insert into devices (id, installation_id, is_browser, app_version, registered_at)
        select gen_random_uuid(), 'filled-' || n, false, '1', '${at}'
        from generate_series(1, ${Math.ceil(creations / 5)}) as n;
      create temporary table owners as
        select id as device_id, gen_random_uuid() as photo_id, row_number() over () - 1 as place from devices
        where installation_id like 'filled-%';
      insert into photos
          (id, device_id, purpose, object_key, width_px, height_px, size_bytes, created_at, expires_at)
        select photo_id, device_id, 'couple', 'photos/' || photo_id, 900, 1200, 200000, '${at}', '${at}' from owners;
      insert into creations (id, device_id, is_test, status, kind, details, photo1_id, photo2_id, seed, attempts,
          created_at, deadline_at, started_at, finished_at, duration_ms, engine, report, master_key, preview_key,
          thumb_key, error_code)
        select gen_random_uuid(), case when is_test then null else device_id end, is_test,
          case when is_failed then 'failed' else 'completed' end, 'style', details(number), photo_id, photo_id, n, 1,
          at, at, at, at + interval '9 seconds', case when not is_failed then 6000 + n * 7919 % 9000 end, 'studio',
          case when is_failed then 'null' else report(n) end, 'm', 'p', 't',
          case when is_failed then (array['unlike', 'no_face', 'timed_out'])[1 + n % 3] end
        from (
          select n, 1 + (n * 31 % ${styles}) as number, n % 50 = 0 as is_test, n % 13 = 0 as is_failed,
            timestamptz '${at}' - n * interval '365 days' / ${creations} as at
          from generate_series(1, ${creations}) as n
        ) as wishes join owners on place = n % (select count(*) from owners);
      insert into ratings (creation_id, style_id, style_name, rating, rated_at)
        select id, details ->> 'styleId', details ->> 'styleName',
          case when seed % 4 = 0 then 'negative' else 'positive' end, created_at
        from creations where status = 'completed' and not is_test and seed % 2 = 0;
      analyze;`
        .replaceAll('details(number)', details)
        .replaceAll('report(n)', report),
    )
  })
}

const details = `jsonb_build_object('styleId', 'filled-' || number, 'styleName', 'Filled style ' || number,
  'displayName', 'Filled style ' || number, 'variationName', 'Filled variation ' || number,
  'recipe', '{"scene": "beach", "finish": "film", "dress": "a-line", "suit": "classic", "veil": true}'::jsonb,
  'attires', '["dress", "suit"]'::jsonb, 'prompt', repeat('A couple in the last light of a long day. ', 15))`

const report = `jsonb_build_object('engine', 'studio', 'model', 'studio-1',
  'likeness', jsonb_build_array(0.2 + n % 97 / 400.0, 0.2 + n % 89 / 400.0), 'skinDeltaE', '[1.2, 1.4]'::jsonb,
  'warnings', '[]'::jsonb, 'costUsd', 0,
  'stagesMs', '{"reading": 400, "finding": 900, "posing": 700, "drawing": 5200, "checking": 900}'::jsonb)`
