import type { Ask } from './open-stage.ts'

export interface FilledDevice {
  token: string
  partner1PhotoId: string
  partner2PhotoId: string
}

/** Where the one file lies that all their photos are. */
export const photoKey = 'photos/bench.jpg'

/** Devices with two checked photos and many changes each, straight into the tables. */
export async function fillDevices(ask: Ask, count: number): Promise<FilledDevice[]> {
  const rows = await ask<{ token: string; first: string; second: string }>(`
    with fresh as materialized (
      select gen_random_uuid() as id, gen_random_uuid() as first, gen_random_uuid() as second,
        'd_' || md5(random()::text) || md5(random()::text) as token
      from generate_series(1, ${count})
    ), known as (
      insert into devices (id, installation_id, is_browser, app_version, registered_at)
      select id, 'bench-' || id, false, '1', now() from fresh returning id
    ), tokens as (
      insert into device_tokens (token_hash, device_id, created_at)
      select encode(sha256(token::bytea), 'hex'), id, now() from fresh
    ), pairs as (
      insert into photos (id, device_id, purpose, object_key, width_px, height_px, size_bytes, created_at, expires_at, hints)
      select photo, id, 'couple', '${photoKey}', 600, 800, 90000, now(), now() + interval '30 days', '[]'
      from fresh, unnest(array[first, second]) as photo
    ), grants as (
      insert into ledger_entries (device_id, bucket, kind, amount, reason, created_at)
      select id, 'bonus', 'grant', 1000000, 'support', now() from fresh
    )
    select token, first, second from fresh`)
  return rows.map(({ token, first, second }) => ({ token, partner1PhotoId: first, partner2PhotoId: second }))
}
