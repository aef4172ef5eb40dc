-- The part of the photo that its hair swatches show; those of earlier photos are drawn again.
alter table photos add column swatch_frame jsonb;
