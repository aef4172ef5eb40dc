-- What the coach said of a photo is deleted with the photo.
update photos set hints = null where deleted_at is not null and hints is not null;
