create table photos (
  id uuid primary key,
  device_id uuid references devices on delete cascade,
  purpose text not null check (purpose in ('couple', 'source', 'dress')),
  object_key text not null,
  width_px integer not null,
  height_px integer not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  deleted_at timestamptz
);
create index photos_by_device on photos (device_id);
create index photos_to_expire on photos (expires_at) where deleted_at is null;

create table catalogues (
  name text primary key check (name in ('live')),
  document jsonb not null,
  version text not null,
  saved_at timestamptz not null
);

create table creations (
  id uuid primary key,
  device_id uuid references devices on delete cascade,
  is_test boolean not null,
  status text not null check (status in ('pending', 'processing', 'completed', 'failed')),
  style_id text not null,
  style_name text not null,
  display_name text not null,
  variation_name text not null,
  recipe jsonb not null,
  prompt text,
  photo1_id uuid not null references photos,
  photo2_id uuid not null references photos,
  attire1 text not null check (attire1 in ('dress', 'suit')),
  attire2 text not null check (attire2 in ('dress', 'suit')),
  seed integer not null,
  attempts integer not null default 0,
  stage text not null default 'queued',
  fraction real not null default 0,
  created_at timestamptz not null,
  deadline_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  duration_ms integer,
  engine text,
  report jsonb,
  master_key text,
  preview_key text,
  thumb_key text,
  error_code text,
  constraint tests_belong_to_operators check (is_test = (device_id is null)),
  constraint completed_has_pictures check (
    status <> 'completed' or (master_key is not null and preview_key is not null and thumb_key is not null)
  )
);
create index creations_by_device on creations (device_id, created_at desc);
create index creations_running on creations (deadline_at) where status in ('pending', 'processing');
create index creations_finished on creations (finished_at desc) where status = 'completed';

create table deleted_creations (
  id uuid primary key,
  device_id uuid not null references devices on delete cascade,
  deleted_at timestamptz not null
);

create table idempotency_keys (
  owner text not null,
  endpoint text not null,
  key text not null,
  body_hash text not null,
  reply jsonb not null,
  created_at timestamptz not null,
  primary key (owner, endpoint, key)
);
