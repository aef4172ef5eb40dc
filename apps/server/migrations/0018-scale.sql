-- How often an attempt was taken from a worker that was asked to stop; such an attempt does not count against the creation.
alter table creations add column handed_on integer not null default 0;

-- What the coach said of a photo, by codes, so that the process that takes a wish needs neither the file nor the engine.
alter table photos add column hints jsonb;
