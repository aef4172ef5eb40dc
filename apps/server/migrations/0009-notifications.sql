create table push_tokens (
  device_id uuid primary key references devices on delete cascade,
  token text not null unique,
  kind text not null check (kind in ('token')),
  platform text not null check (platform in ('ios')),
  registered_at timestamptz not null
);

create table push_interactions (
  id uuid primary key,
  device_id uuid references devices on delete cascade,
  notification_id text not null,
  action text not null check (action in ('tap')),
  tapped_at timestamptz not null,
  received_at timestamptz not null
);
create index push_interactions_by_device on push_interactions (device_id);

create table review_requests (
  id uuid primary key,
  device_id uuid not null references devices on delete cascade,
  triggered_by text not null check (triggered_by in ('push_notification', 'purchase')),
  requested_at timestamptz not null
);
create index review_requests_by_device on review_requests (device_id);
