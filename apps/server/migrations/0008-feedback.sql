create table style_requests (
  id uuid primary key,
  device_id uuid references devices on delete cascade,
  style_name text not null,
  description text not null,
  requested_at timestamptz not null
);
create index style_requests_by_device on style_requests (device_id);

create table discovery_sources (
  id uuid primary key,
  device_id uuid unique references devices on delete cascade,
  source text not null,
  answered_at timestamptz not null,
  received_at timestamptz not null
);

create table affiliates (
  device_id uuid primary key references devices on delete cascade,
  since timestamptz not null default now()
);
