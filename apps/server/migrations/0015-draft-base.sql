-- What the draft was made from, so that publishing it can tell its changes from the live catalogue's own.
alter table catalogues add column base_release uuid references releases on delete set null;

-- The same for a publication that waits, and what was chosen where both sides had changed a style by then.
alter table publications
  add column base_release uuid references releases on delete set null,
  add column choices jsonb;

create index releases_by_version on releases (version);
