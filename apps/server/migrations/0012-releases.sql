-- Styles, dresses and the lists that name them, each once under the hash of its text.
create table release_parts (
  catalogue text not null,
  hash text not null,
  body text not null,
  primary key (catalogue, hash)
);

create table releases (
  id uuid primary key,
  catalogue text not null check (catalogue in ('live', 'draft', 'dresses')),
  number integer not null check (number > 0),
  version text not null,
  saved_at timestamptz not null,
  saved_by text,
  action text not null check (
    action in ('seeded', 'saved', 'imported', 'archived', 'unarchived', 'published', 'restored')
  ),
  note text,
  categories integer not null,
  items integer not null,
  popular integer not null,
  added integer not null,
  changed integer not null,
  removed integer not null,
  outline jsonb not null,
  unique (catalogue, number)
);
create index drafts_to_thin on releases (saved_at) where catalogue = 'draft';

-- What an earlier release kept as one document becomes a release at the next start.
alter table catalogues
  drop constraint catalogues_name_check,
  add constraint catalogues_name_check check (name in ('live', 'draft', 'dresses')),
  alter column document drop not null,
  add column release_id uuid references releases,
  add constraint is_document_or_release check ((document is null) <> (release_id is null));

create table archive_entries (
  id uuid primary key,
  style text not null,
  category text not null,
  reason text,
  archived_at timestamptz not null,
  archived_by text,
  -- Of styles that were archived together, which came first.
  place integer not null
);
create index archive_entries_by_time on archive_entries (archived_at desc, place);

create table publications (
  id uuid primary key,
  publish_at timestamptz not null,
  draft_release uuid references releases on delete set null,
  draft_number integer not null,
  live_release uuid references releases on delete set null,
  state text not null check (state in ('waiting', 'published', 'failed', 'cancelled')),
  note text,
  created_at timestamptz not null,
  created_by text,
  ended_at timestamptz,
  failure text,
  constraint ended_has_time check ((state = 'waiting') = (ended_at is null))
);
create index publications_due on publications (publish_at) where state = 'waiting';
create index publications_ended on publications (ended_at desc) where state <> 'waiting';
