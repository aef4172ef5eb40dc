-- Four characters that tell open sessions apart, and who says to be at the console.
alter table operator_sessions
  add column reference text,
  add column name text;
update operator_sessions set reference = upper(substr(token_hash, 1, 4));
alter table operator_sessions alter column reference set not null;

-- Every write of an operator; stored before it runs, so that one which never ended is seen too.
create table operator_actions (
  id bigint generated always as identity primary key,
  begun_at timestamptz not null,
  done_by text not null,
  address text not null,
  endpoint text not null,
  target text,
  outcome text not null default 'begun'
);
create index operator_actions_by_time on operator_actions (begun_at);

alter table devices
  add column blocked_at timestamptz,
  add column blocked_reason text,
  add constraint block_has_reason check ((blocked_at is null) = (blocked_reason is null));

alter table style_requests add column done_at timestamptz;

-- What the analytics show, kept ready for each style and day, and what of it has to be counted again. Changes are only
-- added and taken away, so that nobody who makes a picture waits for whoever counts.
create table style_measures (
  style_id text primary key,
  style_name text not null,
  display_name text not null,
  positive integer not null,
  negative integer not null,
  runs integer not null,
  failed integer not null,
  p50_ms integer,
  p95_ms integer,
  likeness double precision
);
create table day_measures (
  day date primary key,
  completed integer not null,
  failed integer not null,
  p50_ms integer,
  p95_ms integer,
  -- How often each kind of picture ended how: [{"kind", "code", "count"}], the code of what was completed is null.
  ends jsonb not null
);
create table style_changes (style_id text not null);
create table day_changes (day date not null);
insert into style_changes
  select distinct details ->> 'styleId' from creations where kind = 'style' and not is_test
  union select style_id from ratings;
insert into day_changes select distinct (created_at at time zone 'UTC')::date from creations where not is_test;

create function note_creation() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and not old.is_test then
    insert into day_changes values ((old.created_at at time zone 'UTC')::date);
    if old.kind = 'style' then insert into style_changes values (old.details ->> 'styleId'); end if;
  end if;
  if tg_op <> 'DELETE' and not new.is_test and new.status <> 'processing' then
    insert into day_changes values ((new.created_at at time zone 'UTC')::date);
    if new.kind = 'style' then insert into style_changes values (new.details ->> 'styleId'); end if;
  end if;
  return null;
end
$$;
create trigger creations_are_measured
  after insert or delete or update of status, is_test, kind, details, report, duration_ms, created_at on creations
  for each row execute function note_creation();

create function note_rating() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into style_changes values (old.style_id); end if;
  if tg_op <> 'DELETE' then insert into style_changes values (new.style_id); end if;
  return null;
end
$$;
create trigger ratings_are_measured after insert or delete or update on ratings
  for each row execute function note_rating();

create index creations_of_styles on creations ((details ->> 'styleId')) where kind = 'style' and not is_test;
create index creations_by_time on creations (created_at) where not is_test;
create index style_requests_by_time on style_requests (requested_at desc, id desc);
create index discovery_sources_by_time on discovery_sources (received_at);

-- Who saw the prices of the price test and who paid afterwards is counted without naming a device, so that it outlives one.
alter table exposures add column is_first boolean not null default false;
update exposures set is_first = true where id in (
  select distinct on (test_name, coalesce(installation_id, exposures.id::text)) exposures.id
  from exposures left join devices on devices.id = exposures.device_id
  order by test_name, coalesce(installation_id, exposures.id::text), shown_at
);
alter table conversions add column was_exposed boolean not null default true;
