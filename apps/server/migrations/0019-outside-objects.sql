-- A picture that an outside image host keeps has no object of ours.
alter table hosted_images alter column object_key drop not null;

-- Objects that a client may put into the store by a presigned form; whose they are, only the preset knows.
create table incoming_uploads (
  object_key text primary key,
  preset_hash text not null,
  expires_at timestamptz not null
);
create index incoming_uploads_to_expire on incoming_uploads (expires_at);
