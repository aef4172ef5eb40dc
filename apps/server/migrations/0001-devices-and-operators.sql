create table devices (
  id uuid primary key,
  installation_id text not null,
  is_browser boolean not null,
  app_version text not null,
  registered_at timestamptz not null
);
create index devices_by_installation on devices (installation_id);

create table device_tokens (
  token_hash text primary key,
  device_id uuid not null references devices on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index device_tokens_by_device on device_tokens (device_id);

create table operator_password (
  is_only boolean primary key default true check (is_only),
  hash text not null,
  set_at timestamptz not null
);

create table operator_sessions (
  token_hash text primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table secrets (
  name text primary key,
  value text not null
);

create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
