-- When the app was last opened by somebody who gets messages, and when a finished picture was first looked at.
alter table push_tokens add column seen_at timestamptz;
update push_tokens set seen_at = registered_at;
alter table push_tokens alter column seen_at set not null;
alter table creations add column seen_at timestamptz;

create table campaigns (
  id uuid primary key,
  title text not null,
  body text not null,
  action jsonb not null,
  segment jsonb not null,
  rate_per_minute integer not null check (rate_per_minute > 0),
  state text not null check (state in ('scheduled', 'sending', 'paused', 'completed', 'cancelled')),
  paused_by text check (paused_by in ('operator', 'account')),
  start_at timestamptz not null,
  created_at timestamptz not null,
  created_by text,
  ended_at timestamptz,
  devices integer not null,
  -- Devices are chosen in the order of their ids; this one was the last.
  last_device_id uuid,
  has_chosen_all boolean not null default false,
  -- Up to when devices were chosen as the rate allows, and until when the sender asked for a pause.
  paced_to timestamptz,
  hold_until timestamptz,
  -- The figures of an old campaign, whose messages are not kept.
  results jsonb,
  constraint pause_has_reason check ((state = 'paused') = (paused_by is not null)),
  constraint end_has_time check ((state in ('completed', 'cancelled')) = (ended_at is not null))
);
create index campaigns_by_time on campaigns (created_at desc);
create index campaigns_open on campaigns (start_at) where ended_at is null;

-- One row for each message to one device; its id goes with it and comes back with a tap. A message is marked before it is
-- given away, so that nobody gets it twice however its sender ends.
create table push_messages (
  id uuid primary key,
  device_id uuid references devices on delete cascade,
  campaign_id uuid references campaigns on delete cascade,
  creation_id uuid references creations on delete cascade,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'dead', 'skipped')),
  failure text,
  attempts integer not null default 0,
  created_at timestamptz not null,
  claimed_at timestamptz,
  ended_at timestamptz,
  tapped_at timestamptz,
  constraint has_one_cause check ((campaign_id is null) <> (creation_id is null)),
  constraint once_each unique (campaign_id, device_id),
  constraint once_each_picture unique (creation_id)
);
create index push_messages_open on push_messages (campaign_id, id) where state in ('waiting', 'sending');
create index push_messages_by_device on push_messages (device_id, created_at);
create index push_messages_by_time on push_messages (created_at);
