alter table creations
  add column kind text not null default 'style' check (kind in ('style', 'dress', 'portrait', 'hair')),
  add column details jsonb;
update creations set details = jsonb_strip_nulls(jsonb_build_object(
  'styleId', style_id,
  'styleName', style_name,
  'displayName', display_name,
  'variationName', variation_name,
  'recipe', recipe,
  'prompt', prompt,
  'attires', jsonb_build_array(attire1, attire2)
));
alter table creations
  alter column kind drop default,
  alter column details set not null,
  alter column photo2_id drop not null,
  drop column style_id,
  drop column style_name,
  drop column display_name,
  drop column variation_name,
  drop column recipe,
  drop column prompt,
  drop column attire1,
  drop column attire2,
  drop constraint completed_has_pictures,
  add constraint completed_has_pictures check (
    status <> 'completed' or kind = 'portrait'
    or (master_key is not null and preview_key is not null and thumb_key is not null)
  ),
  add constraint couple_has_two_photos check (kind <> 'style' or photo2_id is not null);
drop index creations_by_device;
create index creations_by_device on creations (device_id, kind, created_at desc);
drop index creations_finished;
create index creations_finished on creations (kind, finished_at desc) where status = 'completed';

alter table photos
  alter column expires_at drop not null,
  drop constraint photos_purpose_check,
  add constraint photos_purpose_check
    check (purpose in ('couple', 'source', 'dress', 'hair', 'portrait', 'gown')),
  add column creation_id uuid references creations on delete set null,
  add column variant text,
  add column swatches jsonb,
  add constraint portrait_has_variant check ((variant is not null) = (purpose = 'portrait'));
create index photos_by_object on photos (object_key);
create index photos_by_creation on photos (creation_id) where creation_id is not null;

create table saved_portraits (
  photo_id uuid primary key references photos on delete cascade,
  device_id uuid not null references devices on delete cascade,
  portrait_type text not null check (portrait_type in ('wedding', 'dress')),
  attire text not null check (attire in ('dress', 'suit')),
  partner smallint not null check (partner in (1, 2)),
  saved_at timestamptz not null
);
create index saved_portraits_by_device on saved_portraits (device_id);

create table uploaded_dresses (
  photo_id uuid primary key references photos on delete cascade,
  device_id uuid not null references devices on delete cascade,
  name text not null,
  uploaded_at timestamptz not null
);
create index uploaded_dresses_by_device on uploaded_dresses (device_id);

alter table catalogues
  drop constraint catalogues_name_check,
  add constraint catalogues_name_check check (name in ('live', 'dresses'));
