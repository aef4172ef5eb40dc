-- The sweep looks for them every few seconds and nearly always finds none.
create index photos_with_hints_left on photos (id) where deleted_at is not null and hints is not null;
