-- The row and the ledger of a device that deleted its data stay, so that no installation gets its first units twice.
alter table devices
  add column deleted_at timestamptz,
  add column emptied_at timestamptz;
create index devices_to_empty on devices (deleted_at) where deleted_at is not null and emptied_at is null;
create index deleted_creations_by_device on deleted_creations (device_id);
