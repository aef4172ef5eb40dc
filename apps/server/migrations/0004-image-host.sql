create table upload_presets (
  preset_hash text primary key,
  device_id uuid references devices on delete cascade,
  expires_at timestamptz not null
);

create table hosted_images (
  public_id text primary key,
  asset_id text not null,
  version bigint not null,
  device_id uuid references devices on delete cascade,
  folder text not null,
  object_key text not null,
  width_px integer not null,
  height_px integer not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  expires_at timestamptz
);
create index hosted_images_to_expire on hosted_images (expires_at) where expires_at is not null;
