-- A change pays for several pictures: each but the first names the one that was made first.
alter table creations add column first_id uuid;
-- The picture that was not good, where one was made anew for nothing.
alter table creations add column redo_of uuid;
alter table creations add column starred_at timestamptz;
create index creations_by_change on creations (coalesce(first_id, id));
create unique index creations_redone_once on creations (first_id) where redo_of is not null and status <> 'failed';
-- Of which change a deleted picture was the redo, so that it is not made anew once more.
alter table deleted_creations add column redone_id uuid;
create index deleted_redos on deleted_creations (redone_id) where redone_id is not null;

-- What was wrong with a picture that was rated negatively.
alter table ratings add column reason text
  check (reason is null or (rating = 'negative' and reason in ('likeness', 'light', 'body', 'pose', 'other')));
-- How often each reason was given.
alter table style_measures add column reasons jsonb not null default '{}';
