-- The part of a photo that is shown, 3 wide and 4 high, in fractions of it; null until the coach looked. Who framed it by
-- hand also said which of several people is meant.
alter table photos add column frame jsonb;
alter table photos add column is_framed boolean not null default false;
-- The coach looks once more at what it has seen already, to frame it.
update photos set hints = null;
